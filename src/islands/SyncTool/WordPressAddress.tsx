import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Failure } from '#backend/session.ts';
import { Problem } from '#components/account/Problem.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field, inputLook, toAria } from '#components/ui/Field.tsx';
import type { useWordPress } from '#islands/shared/use-wordpress.ts';
import { toWordPressAddress, wordpressAddressFault } from '#lib/wordpress/client/typed-address.ts';

const faults = {
  other: 'Something answers there, but it is no WordPress whose posts can be read.',
  nothing: 'Nothing answers there that this page may read. Please check the address.',
} as const;

/** Where WordPress is: typed once, kept in the database for all staff. */
export function WordPressAddress({ wordpress }: { wordpress: ReturnType<typeof useWordPress> }) {
  const id = `${useId()}-address`;
  const { address, failure: unread, load, save } = wordpress;
  /** What stands in the field since somebody typed there; null while it is what is saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? address ?? '';
  const [unsaved, setUnsaved] = useState<Failure | null>(null);
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'idle' | 'checking' | 'saved'>('idle');
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setState('idle');
    setFault(message);
    field.current?.focus();
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state === 'checking') return;
    setUnsaved(null);
    const whole = toWordPressAddress(shown);
    if (whole === null) return refuse(wordpressAddressFault);
    setState('checking');
    const code = await import('#backend/wordpress/client/check-address.ts').catch(() => null);
    const found = await code?.checkAddress(whole);
    if (found && found !== 'wordpress') return refuse(faults[found]);
    const failure: Failure | null = found ? await save(whole) : { kind: 'unreachable' };
    setUnsaved(failure);
    setState(failure ? 'idle' : 'saved');
    if (!failure) setTyped((now) => (now === typed ? null : now));
  };

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      aria-label="WordPress"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <Field name={id} label="WordPress address" fault={fault || null} isSpoken>
        <div className="flex flex-wrap gap-2.5">
          <input
            {...toAria({ name: id, fault: fault || null })}
            className={`${inputLook} min-w-0 flex-[1_1_16rem]`}
            id={id}
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={shown}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setFault('');
              setState('idle');
            }}
          />
          <Button tone="quiet" type="submit" aria-disabled={state === 'checking'}>
            {state === 'checking' ? 'Checking...' : 'Save address'}
          </Button>
        </div>
      </Field>
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {state === 'saved'
          ? 'Saved for all staff.'
          : address === ''
            ? 'Nobody has said yet where WordPress is.'
            : ''}
      </p>
      {unsaved ? (
        <Problem failure={unsaved} kept="What you typed is still here." />
      ) : (
        <Problem failure={unread} onRetry={() => void load()} />
      )}
    </form>
  );
}
