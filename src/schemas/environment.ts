import { z } from 'zod';
import { isPlainHost } from '#schemas/host.ts';

const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'must be a web address, like https://lab.example',
});

/** Scheme, host and port; a final slash is taken away, a path would be lost without a word. */
const originSchema = addressSchema
  .refine((address) => URL.parse(address)?.href.replace(/\/$/, '') === URL.parse(address)?.origin, {
    error: 'must be a web address without a path, like https://lab.example',
  })
  .transform((address) => new URL(address).origin);

/** The role that a key of the older kind, a JWT, is for; null for all others. */
function readRole(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(atob((key.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : null;
  } catch {
    return null;
  }
}

/**
 * Whether a key passes every row policy. The two keys stand side by side where they are copied from, and a blank or a
 * quotation mark that was copied with one does not make it another.
 */
const isSecret = (key: string): boolean => key.includes('sb_secret_') || readRole(key) === 'service_role';

/** The staff screens ask this address themselves: pages and their policy hold it. */
const publicAddressSchema = addressSchema.refine(
  (address) => {
    const { username, password } = URL.parse(address) ?? {};
    return !username && !password;
  },
  { error: 'must be without a name or password: the address would be in a page' },
);

const portSchema = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, { error: 'must be a port number from 1 to 65535' })
  .transform(Number)
  .refine((port) => port < 65_536, { error: 'must be a port number from 1 to 65535' });

const hostsSchema = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .transform((hosts) => hosts.filter((host) => host !== ''))
  .refine((hosts) => hosts.every(isPlainHost), {
    error: 'must be host names with commas between them, like cdn.example,photos.example',
  });

/** A name for the headers of a request. */
export const agentSchema = z
  .string()
  .regex(/^[\x20-\x7E]{1,200}$/, { error: 'must be plain letters and signs, at most 200' });

/** What the surroundings tell scripts and build. All of it may be missing: everything has a local default. */
export const environmentSchema = z
  .object({
    /** Origin of the site. */
    SITE_URL: originSchema.optional(),
    /** Address of a hosted backend; without it the embedded one is used. */
    SUPABASE_URL: originSchema.optional(),
    /** Goes into the pages. */
    SUPABASE_PUBLISHABLE_KEY: z
      .string()
      .refine((key) => !isSecret(key), {
        error: 'must be the publishable key: the secret one would be in every page, and passes every policy',
      })
      .optional(),
    /** Passes every row policy: scripts only, never in a page. */
    SUPABASE_SECRET_KEY: z.string().optional(),
    /** Where articles are copied from, also in a sub-folder. */
    WORDPRESS_URL: publicAddressSchema.optional(),
    /** The name by which the copying asks WordPress, for a firewall that lets only some through. */
    WORDPRESS_AGENT: agentSchema.optional(),
    /** Called when the site should be built anew: a sync changed something, or staff asked. */
    DEPLOY_HOOK_URL: addressSchema.optional(),
    /** Phone number of the booking chat: country code and number, digits only. */
    CHAT_NUMBER: z
      .string()
      .regex(/^[1-9]\d{7,14}$/, { error: 'must be digits only, with the country code, like 919810000000' })
      .default('919810000000'),
    /** Hosts besides those of the articles themselves whose pictures articles may show. */
    IMAGE_HOSTS: hostsSchema.default([]),
    /** `off` takes the pages kept for reading offline, and what keeps them, from every device that comes by. */
    OFFLINE_COPY: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    /** Port of the site on this machine. */
    PORT: portSchema.default(4321),
    /** Port of the embedded backend on this machine. */
    BACKEND_PORT: portSchema.default(54321),
  })
  .transform((environment) => ({
    ...environment,
    SITE_URL: environment.SITE_URL ?? `http://127.0.0.1:${environment.PORT}`,
  }));
export type Environment = z.infer<typeof environmentSchema>;
