/**
 * Whether a host, with its port if it has one, can stand in a policy. An address may have others: `x;sandbox` would be a
 * rule of its own there, `*` every host.
 */
export const isPlainHost = (host: string): boolean => /^[a-z0-9._-]+(:\d+)?$/.test(host);
