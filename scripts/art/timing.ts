/** How far a movement has come, 0 to 1, that lasts from one moment to another and starts and ends softly. */
export function eased(now: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The same for something that arrives: it goes a little past its place and comes back. */
export function sprung(now: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return share === 0 ? 0 : 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;
}
