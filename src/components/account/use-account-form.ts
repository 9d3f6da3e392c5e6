import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type Failure, unexpected } from '#backend/session.ts';
import type { FieldState } from '#components/account/fields.tsx';

/** The first fault of a field that is not on the screen: nothing beside a field would tell of it. */
function findHidden(errors: FieldErrors, shown: ReadonlySet<string>): string | undefined {
  const [, hidden] = Object.entries(errors).find(([name]) => !shown.has(name)) ?? [];
  const message = hidden?.message;
  return hidden && (typeof message === 'string' && message !== '' ? message : unexpected);
}

/**
 * A form that is checked when it is sent: the first fault gets the focus, each stands beside its field and goes when
 * that field is edited. What has no field is said in the general box, so that no form refuses without a word.
 */
export function useAccountForm<Typed extends FieldValues, Parsed>(
  schema: ZodMiniType<Parsed, Typed>,
  defaultValues?: DefaultValues<Typed>,
) {
  const form = useForm<Typed, unknown, Parsed>({
    resolver: standardSchemaResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    ...(defaultValues && { defaultValues }),
  });
  const shown = new Set<string>();
  const field = (name: Path<Typed>): FieldState => {
    shown.add(name);
    const message = form.getFieldState(name, form.formState).error?.message;
    return {
      fault: message ?? null,
      registration: form.register(name, { onChange: () => form.clearErrors(name) }),
    };
  };
  const submit = (send: (typed: Parsed) => Promise<void>, say: (failure: Failure | null) => void) =>
    form.handleSubmit(send, (errors) => {
      const message = findHidden(errors, shown);
      say(message === undefined ? null : { kind: 'refused', message });
    });
  return { form, field, submit };
}

/** Sends a form: what was said of the last try goes first, and an exception is said in the general box. */
export function toSender<Typed>(
  work: (typed: Typed) => Promise<void>,
  say: (failure: Failure | null) => void,
): (typed: Typed) => Promise<void> {
  return async (typed) => {
    say(null);
    try {
      await work(typed);
    } catch (error) {
      const message = (error instanceof Error && error.message) || unexpected;
      say({ kind: 'refused', message });
    }
  };
}
