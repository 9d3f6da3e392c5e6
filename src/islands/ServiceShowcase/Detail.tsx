import * as m from 'framer-motion/m';
import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import type { LearnMore } from '#schemas/service.ts';
import './detail.css';

interface Props {
  title: string;
  detail: LearnMore;
  /** Where Schedule leads. */
  chatLink: string;
  onClose(): void;
}

function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="points">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What Learn More opens: four parts, Close and Schedule. Escape and the backdrop close it too. */
export function Detail({ title, detail, chatLink, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);

  // The dialog leaves before it goes: the platform would take it away at once.
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // Only the backdrop is the dialog itself: everything inside is one of its parts. Who selects a text to beyond the edge has
  // not pressed there.
  const pressed = useRef<EventTarget | null>(null);
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed.current === currentTarget) onClose();
  };
  return (
    <m.dialog
      ref={dialog}
      className="service-detail"
      aria-labelledby={heading}
      onCancel={leave}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOutside}
      initial={{ opacity: 0, y: 16 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: 16 }}
      transition={{ duration: 0.2 }}
    >
      <div>
        <h3 id={heading}>{title}</h3>
        <h4>Services offered</h4>
        <Points lines={detail.offered} />
        <h4>Why it is crucial</h4>
        <p>{detail.crucial}</p>
        <h4>Our promise</h4>
        <p>{detail.promise}</p>
        <h4>When to consider it</h4>
        <Points lines={detail.consider} />
      </div>
      <form method="dialog" onSubmit={leave}>
        <button type="submit" className="button quiet">
          Close
        </button>
        <a className="button" href={chatLink} target="_blank" rel="noopener">
          Schedule
        </a>
      </form>
    </m.dialog>
  );
}
