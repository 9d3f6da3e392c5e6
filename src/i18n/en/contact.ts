import { site } from '#config/site.ts';
import { spellCount } from './spell-count.ts';

export const contact = {
  title: 'Contact: chat, phone and directions',
  description: `${site.fullName}, ${site.address.city}: chat, phone ${site.phone.shown}, mail, address, opening hours and directions.`,
  heading: 'Contact',
  lead: 'Ask about a test, a sample or a result. Chat is quickest, and the main laboratory is open at every hour.',
  answered: 'Perhaps it is answered already: ',
  questions: 'frequently asked questions',
  answeredAfter: '.',
  chat: 'Chat',
  chatWays: 'Write to the sample room',
  phone: 'Phone',
  mail: 'Mail',
  write: 'Write to us',
  writeHint:
    'We answer by email. If your animal cannot wait, write nothing: call the nearest emergency vet now. Please name the pet’s age and what the vet has asked for, if there is a test in question.',
  noScript: `This form needs JavaScript. Please write to us on chat, call ${site.phone.shown} or mail ${site.email}.`,
  unreachable: `The form could not be loaded. Please write to us on chat, call ${site.phone.shown} or mail ${site.email}.`,
  visit: 'Visit the laboratory',
  address: 'Address',
  whichTests: 'Which tests when',
  allLocations: (count: number): string => `All ${spellCount(count, 'location')}`,
  sketch: 'A sketch, not to scale.',
  sketchAlt:
    'Sketch of the way to the laboratory: east of the Yamuna, south of the Grand Trunk Road, north of Anand Vihar.',
  liveMap: 'Show the live map',
  liveMapBefore:
    'The map comes from OpenStreetMap, which learns your internet address when it is shown here. You can also ',
  liveMapLink: 'open it in its own tab',
  liveMapAfter: '.',
  mapTitle: `Location of ${site.fullName}`,
  bandLead: 'Ask about a test, a result or a visit. Chat is quickest.',
  chatWithUs: 'Chat with us',
};
