/** `npm run staff -- add|remove|list EMAIL`: who may use the staff screens. */

import { createStatelessClient } from '#backend/client.ts';
import { readEnvironment } from '#config/environment.ts';
import { locateBackend } from './embedded/locate-backend.ts';
import { setMember } from './staff/set-member.ts';

const usage = `Who may use the staff screens.

  npm run staff -- list [EMAIL]
  npm run staff -- add EMAIL
  npm run staff -- remove EMAIL

The person must have signed up and confirmed the address before. Exit codes: 0 done, 1 failed, 2 wrong usage.`;

type Order = { verb: 'list'; email?: string } | { verb: 'add' | 'remove'; email: string };

/** The command line as an order; null when it makes no sense. */
function parseOrder([verb, email, ...rest]: readonly string[]): Order | null {
  if (rest.length > 0) return null;
  if (verb === 'list' && email === undefined) return { verb };
  if ((verb === 'add' || verb === 'remove' || verb === 'list') && email?.includes('@'))
    return { verb, email };
  return null;
}

async function carryOut(order: Order): Promise<string> {
  const backend = await locateBackend(readEnvironment());
  try {
    const client = createStatelessClient(backend.url, backend.secretKey);
    if (order.verb === 'list') {
      const { data, error } = await client.rpc('list_staff');
      if (error) throw new Error(`The staff could not be listed: ${error.message}`);
      const asked = order.email?.toLowerCase();
      const listed = data.filter(({ email }) => !asked || email.toLowerCase() === asked);
      if (listed.length === 0) return `${order.email ?? 'Nobody'} is ${asked ? 'not ' : ''}staff.`;
      return listed.map(({ email, added_at }) => `${email}  since ${added_at.slice(0, 10)}`).join('\n');
    }
    return await setMember(client, order.email, order.verb === 'add');
  } finally {
    await backend.close();
  }
}

const order = parseOrder(process.argv.slice(2));
if (!order) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    console.log(await carryOut(order));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
