import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { LearnMore } from '#schemas/service.ts';
import styles from './detail.css?url';

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

  // Only the backdrop is the dialog itself: everything inside is one of its parts. Who selects a text to beyond the edge has
  // not pressed there.
  const pressed = useRef<EventTarget | null>(null);
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
  };
  return (
    <>
      {/* React waits for the sheet before it shows the dialog. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        className="service-detail"
        aria-labelledby={heading}
        onClose={onClose}
        onPointerDown={({ target }) => {
          pressed.current = target;
        }}
        onClick={closeOutside}
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
        <form method="dialog">
          <button type="submit" className="button quiet">
            Close
          </button>
          <a className="button" href={chatLink} target="_blank" rel="noopener">
            Schedule
          </a>
        </form>
      </dialog>
    </>
  );
}
