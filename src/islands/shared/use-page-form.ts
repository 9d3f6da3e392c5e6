import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { FieldState } from '#components/account/fields.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';

/** What a control says now; undefined for a radio button that is not the chosen one. */
function readControl(control: Element): { name: string; value: string | boolean } | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const { name, type, value } = control;
  if (type !== 'radio' && type !== 'checkbox') return { name, value };
  const { checked } = control instanceof HTMLInputElement ? control : { checked: false };
  if (type === 'checkbox') return { name, value: checked };
  return checked ? { name, value } : undefined;
}

/**
 * A form whose HTML is in the page: what was typed or chosen before this code came, or given back by the browser after
 * Back, is read first. Fields are handed to the form library afterwards, because it would set some of them anew.
 */
export function usePageForm<Typed extends FieldValues, Parsed>(
  schema: ZodMiniType<Parsed, Typed>,
  defaultValues?: DefaultValues<Typed>,
) {
  const account = useAccountForm(schema, defaultValues);
  const element = useRef<HTMLFormElement>(null);
  const [isRead, setIsRead] = useState(false);
  const registrations = useRef(new Map<string, FieldState['registration']>());

  const field = (name: Path<Typed>): FieldState => {
    const { fault, registration } = account.field(name);
    registrations.current.set(name, registration);
    if (isRead) return { fault, registration };
    const { ref: _, ...rest } = registration;
    return { fault, registration: rest };
  };

  const read = useCallback(() => {
    for (const control of element.current?.elements ?? []) {
      const target = readControl(control);
      if (target) void registrations.current.get(target.name)?.onChange({ target, type: 'change' });
    }
  }, []);
  useLayoutEffect(() => {
    read();
    setIsRead(true);
  }, [read]);
  // Some browsers give values back when the page has loaded.
  useEffect(() => {
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [read]);

  return { ...account, field, element, isRead };
}
