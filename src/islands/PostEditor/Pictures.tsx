import { useRef, useState } from 'react';
import { LazyPart } from '#components/account/LazyPart.tsx';
import { summaryClasses } from './class-names.ts';
import type { Choose } from './PictureChoices.tsx';

const loadChoices = async () => (await import('./PictureChoices.tsx')).PictureChoices;

/** The laboratory's own pictures, fetched when somebody wants to see them. Choosing one folds them away again. */
export function Pictures({ onChoose }: { onChoose: Choose }) {
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const choose: Choose = (picture) => {
    onChoose(picture);
    setIsOpen(false);
    summary.current?.focus();
  };
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={summaryClasses} ref={summary}>
        Choose one of our pictures
      </summary>
      {isOpen && <LazyPart load={loadChoices} props={{ onChoose: choose }} />}
    </details>
  );
}
