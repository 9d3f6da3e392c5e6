// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Failure } from '#backend/session.ts';
import { TextField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';

afterEach(cleanup);

const filled = (sentence: string) => z.string(sentence).check(z.minLength(1, sentence));
const schema = z.object({ seen: filled('Write something'), unseen: filled('Nothing shows this') });
const sent = vi.fn(async () => undefined);

/** A form that asks for more than it shows. */
function Form() {
  const { field, submit } = useAccountForm(schema);
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <form noValidate onSubmit={submit(sent, setFailure)}>
      <Problem failure={failure} />
      <TextField {...field('seen')} label="Seen" />
      <button type="submit">Send</button>
    </form>
  );
}

test('a fault that has no field on the screen is said in the general box', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Seen'), 'words');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Nothing shows this')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Nothing shows this');
  expect(sent).not.toHaveBeenCalled();
});
