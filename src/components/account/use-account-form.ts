import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { Failure } from '#backend/session.ts';
import type { FieldState } from '#components/account/fields.tsx';

/**
 * A form that is checked when it is sent: the first fault gets the focus, each stands beside its field and goes when
 * that field is edited. Without `defaultValues` it keeps what was typed before this code was there.
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
  const field = (name: Path<Typed>): FieldState => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return {
      fault: message ?? null,
      registration: form.register(name, { onChange: () => form.clearErrors(name) }),
    };
  };
  return { form, field };
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
      const message = (error instanceof Error && error.message) || 'An unexpected error occurred';
      say({ kind: 'refused', message });
    }
  };
}
