import { spellCountFirst } from './spell-count.ts';

export const branches = {
  title: 'Our branches',
  lead: (locations: number): string =>
    `${spellCountFirst(locations, 'location')} in Delhi and western Uttar Pradesh, with a cold box between them. Bring a sample, or call first and we say which door is nearest.`,
  count: (locations: number): string => spellCountFirst(locations, 'location'),
  label: 'Locations',
  types: { 'Main Branch': 'Main Branch', Branch: 'Branch', 'Collection Center': 'Collection Center' },
  regions: { Delhi: 'Delhi', 'Uttar Pradesh': 'Uttar Pradesh' },
  description: (type: string, address: string, hours: string): string => `${type} at ${address}. ${hours}.`,
  open: 'Open',
  phone: 'Phone',
  district: 'District',
  note: 'Before you come',
  accepts: 'What can be dropped here',
  call: 'Call Now',
  directions: 'Get Directions',
  /** Goes on from the words before it. */
  directionsTo: (name: string): string => ` to ${name}`,
  ask: 'Ask about a sample',
  others: 'Other locations',
  partner: 'Our channel partner',
  offers: 'What a clinic gets',
};
