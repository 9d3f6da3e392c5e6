import type { Branch } from '#schemas/branch.ts';

type Place = Pick<Branch, 'address' | 'city' | 'pincode' | 'directionsUrl'>;

/** Where Get Directions leads: the location's own link, else a maps search for its address, city and pincode. */
export function toDirectionsLink({ address, city, pincode, directionsUrl }: Place): string {
  if (directionsUrl !== undefined) return directionsUrl;
  const query = encodeURIComponent(`${address}, ${city} ${pincode}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
