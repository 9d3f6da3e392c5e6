import { useRef } from 'react';
import { useModal } from '#components/ui/use-modal.ts';

type Props = {
  question: string;
  /** What the button that does it says. */
  yes: string;
  onAnswer: (yes: boolean) => void;
};

/** Asks before something that cannot be taken back. Escape means no, and so does the button that has the focus. */
export function Confirm({ question, yes, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef(false);
  useModal(dialog);
  const close = (value: boolean) => {
    answer.current = value;
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} role="alertdialog" aria-label={question} onClose={() => onAnswer(answer.current)}>
      <p className="question">{question}</p>
      <div className="actions">
        <button className="button quiet" type="button" onClick={() => close(false)}>
          Cancel
        </button>
        <button className="button danger" type="button" onClick={() => close(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
