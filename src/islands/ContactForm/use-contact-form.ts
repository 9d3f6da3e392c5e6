import {
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sendContact, TooManyMessages } from '#backend/contact.ts';
import { notify } from '#islands/Toasts/notify.ts';
import {
  type ContactFaults,
  type ContactField,
  type ContactMessage,
  parseContact,
} from '#schemas/contact.ts';
import { contactFields, forgetDraft, keepDraft, readDraft, type Typed } from './draft.ts';
import type { ContactWords, State } from './state.ts';

/** Milliseconds that nobody writes a message faster than: an earlier one is held until then, not refused. */
const leastTime = 3000;

export type TextField = HTMLInputElement | HTMLTextAreaElement;
/** The fields of the form; `website` is the one that only programs fill in. */
export type Fields = Partial<Record<ContactField | 'website', TextField | null>>;

const readTyped = ({ name, email, phone, message }: Fields): Typed => ({
  name: name?.value ?? '',
  email: email?.value ?? '',
  phone: phone?.value ?? '',
  message: message?.value ?? '',
});

const isContactField = (name: string): name is ContactField => contactFields.some((field) => field === name);

/** The toast's code may be out of reach; the words in the form stand already. */
const ignore = (): void => undefined;

/** Checks, sends, and keeps what was typed until it has arrived. What stands in the fields is read from them. */
export function useContactForm(
  fields: RefObject<Fields>,
  button: RefObject<HTMLButtonElement | null>,
  words: ContactWords,
) {
  const [state, setState] = useState<State>('idle');
  const [faults, setFaults] = useState<ContactFaults>({});
  /** What was written last: it is still looked through once it has been sent. */
  const [written, setWritten] = useState('');
  const openedAt = useRef(0);
  const isSending = useRef(false);
  const isPrepared = useRef(false);

  /** The code of the toasts comes while the visitor writes: it is there even if the connection goes. */
  const prepare = useCallback(() => {
    if (!isPrepared.current) void notify.prepare();
    isPrepared.current = true;
  }, []);

  // Before paint: an earlier draft fills what was not typed or given back by the browser meanwhile.
  useLayoutEffect(() => {
    openedAt.current = performance.now();
    const { draft, isDamaged } = readDraft();
    for (const name of contactFields) {
      const field = fields.current[name];
      if (field) field.value ||= draft[name] ?? '';
    }
    const typed = readTyped(fields.current);
    keepDraft(typed);
    setWritten(typed.message);
    if (isDamaged) setState('damaged');
    if (Object.values(typed).some((text) => text !== '')) prepare();
  }, [fields, prepare]);

  // A disabled button loses the focus: it has it again when it can be pressed.
  useEffect(() => {
    if (state === 'idle' || state === 'sending' || state === 'invalid') return;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [state, button]);

  const send = async (message: ContactMessage): Promise<void> => {
    setState('sending');
    await new Promise((resolve) => setTimeout(resolve, openedAt.current + leastTime - performance.now()));
    try {
      await sendContact(message);
    } catch (error) {
      console.error('The message was not sent:', error);
      if (error instanceof TooManyMessages) setState('limited');
      else setState(navigator.onLine ? 'failed' : 'offline');
      return notify.error(words.toasts.failed).catch(ignore);
    }
    for (const field of Object.values(fields.current)) if (field) field.value = '';
    forgetDraft();
    setState('sent');
    return notify.success(words.toasts.sent).catch(ignore);
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isSending.current) return;
    const parsed = parseContact(readTyped(fields.current), words.faults);
    setFaults(parsed.ok ? {} : parsed.faults);
    if (!parsed.ok) {
      const first = contactFields.find((name) => parsed.faults[name]);
      if (first) fields.current[first]?.focus();
      setState('invalid');
      return;
    }
    const { website } = fields.current;
    if (website && website.value !== '') {
      website.value = '';
      setState('trapped');
      return;
    }
    isSending.current = true;
    void send(parsed.message).finally(() => {
      isSending.current = false;
    });
  };

  /** A field was changed by hand. */
  const change = (name: string): void => {
    const typed = readTyped(fields.current);
    keepDraft(typed);
    if (name === 'message') setWritten(typed.message);
    if (isContactField(name)) setFaults(({ [name]: _, ...others }) => others);
    if (!isSending.current) setState('idle');
    prepare();
  };

  return { state, faults, written, submit, change };
}
