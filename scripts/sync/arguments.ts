import { parseArgs } from 'node:util';
import { agentSchema } from '#schemas/environment.ts';

export const help = `Copies posts and categories from a WordPress site into the blog.

  npm run sync -- --from URL [options]

  --from URL           the WordPress site, also in a sub-folder (default: WORDPRESS_URL)
  --full               write every post again, not only those that differ
  --dry-run            read and compare, write nothing; exits as the real run would
  --allow-removals     let more than a fifth of the copied posts disappear
  --timeout SECONDS    longest wait for one answer (default: 15)
  --agent NAME         the name that requests go by, for a firewall that lets it through
                       (default: WORDPRESS_AGENT, or one of its own)
  --retries N          how often a failing request is asked again (default: 3)
  --help               this text

Posts written on this site are never touched. All rows change in one transaction or none does.
After a change, or when staff have asked for a build, the rebuild hook (DEPLOY_HOOK_URL) is
called. Contact messages older than twelve months are deleted. Both also when the copying fails.

Exit codes
  0    all good, with or without changes
  1    nothing was written; the message says why
  2    wrong usage
  3    written, but some posts could not be copied: each is named, its last good copy stays
  130  interrupted; nothing was written`;

/** The command line was not understood; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Arguments = {
  from: string;
  full: boolean;
  dryRun: boolean;
  allowRemovals: boolean;
  /** Milliseconds. */
  timeout: number;
  retries: number;
  /** The name that requests go by. */
  agent: string | undefined;
};

const options = {
  from: { type: 'string' },
  full: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'allow-removals': { type: 'boolean', default: false },
  timeout: { type: 'string', default: '15' },
  retries: { type: 'string', default: '3' },
  agent: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const readNumber = (text: string, name: string, pattern: RegExp, least: number, most: number): number => {
  const value = Number(text);
  if (pattern.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} takes a number from ${least} to ${most}, not “${text}”`);
};

/** People leave out how an address begins; on this machine nothing has a certificate. */
const complete = (text: string): string => {
  if (!/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)|^localhost(?::\d+)?(?:\/|$)/i.test(text)) return text;
  return `${/^(?:localhost|[\d.]+)(?:[:/]|$)/i.test(text) ? 'http' : 'https'}://${text}`;
};

const readAddress = (given: string | undefined): string => {
  const text = given && complete(given.trim());
  if (!text) throw new UsageError('say where WordPress is: --from URL, or WORDPRESS_URL');
  if (!URL.canParse(text))
    throw new UsageError(`--from takes a web address like https://blog.example, not “${text}”`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new UsageError('--from takes an http or https address');
  }
  // It would end in logs and in the record of the run.
  if (url.username || url.password) throw new UsageError('--from must not hold a name or password');
  // An address of the interface is as good as the site's.
  if (url.searchParams.has('rest_route')) url.search = '';
  if (url.search || url.hash) throw new UsageError('--from is the address of the site, without ? or #');
  return url.href;
};

const readAgent = (name: string): string => {
  const agent = agentSchema.safeParse(name);
  if (agent.success) return agent.data;
  throw new UsageError('--agent takes a name of up to 200 plain letters and signs');
};

const split = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
};

/** The command line as settings, or `'help'`; throws a UsageError. */
export function parseArguments(argv: readonly string[], defaultFrom: string | undefined): Arguments | 'help' {
  const values = split(argv);
  if (values.help) return 'help';
  return {
    from: readAddress(values.from ?? defaultFrom),
    full: values.full,
    dryRun: values['dry-run'],
    allowRemovals: values['allow-removals'],
    timeout: readNumber(values.timeout, 'timeout', /^\d+(\.\d+)?$/, 0.01, 600) * 1000,
    retries: readNumber(values.retries, 'retries', /^\d+$/, 0, 20),
    agent: values.agent === undefined ? undefined : readAgent(values.agent),
  };
}
