import { sendContact, TooManyMessages } from '#backend/contact.ts';
import { notify } from '#islands/Toasts/notify.ts';
import { parseContact } from '#schemas/contact.ts';
import { contactFields, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { showFault, showFaults } from './faults.ts';
import { findParts, readTyped } from './parts.ts';
import { showState } from './show-state.ts';
import type { State } from './state.ts';

/** Milliseconds that nobody writes a message faster than: an earlier one is held until then, not refused. */
const leastTime = 3000;

/** Gives the form its work: checks, sends, keeps what was typed until it has arrived. */
export function mount(island: HTMLElement): void {
  const { form, button, status, trap, fields } = findParts(island);
  const label = button.textContent;
  const openedAt = performance.now();
  let state: State = 'idle';

  const enter = (next: State): void => {
    const focused =
      document.activeElement === button || (state === 'sending' && document.activeElement === document.body);
    state = next;
    const sending = state === 'sending';
    button.disabled = sending;
    button.textContent = sending ? 'Sending...' : label;
    for (const name of contactFields) fields[name].readOnly = sending;
    showState(status, state);
    // A disabled button loses the focus: it has it again when it can be pressed.
    if (focused && !sending) button.focus({ preventScroll: true });
  };

  const send = async (): Promise<void> => {
    const parsed = parseContact(readTyped(fields));
    showFaults(fields, parsed.ok ? {} : parsed.faults);
    if (!parsed.ok) return enter('invalid');
    if (trap.value !== '') {
      trap.value = '';
      return enter('trapped');
    }
    enter('sending');
    await new Promise((resolve) => setTimeout(resolve, openedAt + leastTime - performance.now()));
    try {
      await sendContact(parsed.message);
    } catch (error) {
      console.error('The message was not sent:', error);
      if (error instanceof TooManyMessages) enter('limited');
      else enter(navigator.onLine ? 'failed' : 'offline');
      return notify.error('Failed to send message. Please try again.');
    }
    form.reset();
    forgetDraft();
    enter('sent');
    return notify.success('Message sent successfully!');
  };

  const draft = readDraft();
  for (const name of contactFields) fields[name].value ||= draft[name] ?? '';
  keepDraft(readTyped(fields));
  // The code of the toasts comes while the visitor writes: it is there even if the connection goes.
  if (contactFields.some((name) => fields[name].value !== '')) void notify.prepare();
  else form.addEventListener('input', () => void notify.prepare(), { once: true });

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Only the toast can fail here, when its code cannot be had; the words in the form stand already.
    if (state !== 'sending') send().catch(() => undefined);
  });
  form.addEventListener('input', ({ target }) => {
    keepDraft(readTyped(fields));
    if (target instanceof HTMLElement) showFault(target, null);
    if (state !== 'sending') enter('idle');
  });
}
