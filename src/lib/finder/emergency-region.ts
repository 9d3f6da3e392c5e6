/** The name by which the region of an emergency is announced: it begins with the word itself. */
export function nameEmergencyRegion(callNow: string): string {
  return `Emergency: ${callNow.charAt(0).toLowerCase()}${callNow.slice(1)}`;
}
