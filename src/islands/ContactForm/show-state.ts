import { type State, toWords } from './state.ts';

/**
 * Says under the button what became of the message. It stays when the toast has gone, so the classes tell the outcomes apart;
 * they are those of the form's faults and of plain text, because the home page has no room for more styles.
 */
export function showState(place: HTMLElement, state: State): void {
  const words = toWords(state);
  place.replaceChildren();
  place.className = words === null ? 'status' : state === 'sent' ? '' : 'fault';
  if (words === null) return;
  const lead = document.createElement('b');
  lead.textContent = words.lead;
  place.append(lead, ` ${words.rest}`);
}
