import { useRef } from 'react';
import { Actions, Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';

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
  const close = (value: boolean) => {
    answer.current = value;
    dialog.current?.close();
  };
  return (
    <Dialog ref={dialog} role="alertdialog" aria-label={question} onClose={() => onAnswer(answer.current)}>
      <p className="mb-5 text-[1.0625rem]">{question}</p>
      <Actions>
        <Button tone="quiet" onClick={() => close(false)}>
          Cancel
        </Button>
        <Button tone="danger" onClick={() => close(true)}>
          {yes}
        </Button>
      </Actions>
    </Dialog>
  );
}
