import type { createStatelessClient } from '#backend/client.ts';

/** Makes an account staff or ends it; resolves to what people are told. Throws one clear line when it was not done. */
export async function setMember(
  client: ReturnType<typeof createStatelessClient>,
  email: string,
  member: boolean,
): Promise<string> {
  const { data: outcome, error } = await client.rpc('set_staff', { member_email: email, member });
  if (error) throw new Error(`${email} could not be changed: ${error.message}`);
  switch (outcome) {
    case 'done':
      return member ? `${email} is staff.` : `${email} is not staff.`;
    case 'unknown':
      throw new Error(`No account has the address ${email}: the person must sign up first.`);
    case 'unconfirmed':
      throw new Error(
        `The account ${email} has not confirmed its address, so anybody may have made it: the person must follow the link in the mail first.`,
      );
    default:
      throw new Error(`${email} could not be changed: the database answered “${outcome}”.`);
  }
}
