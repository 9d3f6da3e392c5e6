import * as m from 'framer-motion/m';
import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import type { serviceShowcase } from '#i18n/en/service-showcase.ts';
import type { LearnMore } from '#schemas/service.ts';

interface Props {
  title: string;
  detail: LearnMore;
  /** Where Schedule leads. */
  chatLink: string;
  words: (typeof serviceShowcase)['detail'];
  onClose(): void;
}

const part = 'mt-5 mb-1.5 text-[1.0625rem]';

function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ruled-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What Learn More opens: four parts, Close and Schedule. Escape and the backdrop close it too. */
export function Detail({ title, detail, chatLink, words, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);

  // Fades out before it closes: close() would remove it at once.
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
      className="m-auto max-h-[min(46rem,100dvh-2rem)] w-[min(44rem,100vw-2rem)] overflow-y-auto overscroll-contain rounded-l-sharp rounded-r-soft border-0 border-l-4 border-haematoxylin bg-sheet p-0 text-inherit backdrop:bg-[oklch(0.24_0.045_305/0.5)]"
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
      <div className="px-[clamp(1rem,4vw,2rem)] py-6">
        <h3 className="text-h2" id={heading}>
          {title}
        </h3>
        <h4 className={part}>{words.offered}</h4>
        <Points lines={detail.offered} />
        <h4 className={part}>{words.crucial}</h4>
        <p>{detail.crucial}</p>
        <h4 className={part}>{words.promise}</h4>
        <p>{detail.promise}</p>
        <h4 className={part}>{words.consider}</h4>
        <Points lines={detail.consider} />
        {/* What is named above may be one: nobody schedules that. */}
        <p className="mt-3 border-l-4 border-vermilion px-4">{words.now}</p>
      </div>
      <form
        className="sticky bottom-0 flex justify-end gap-3 border-t border-rule bg-sheet px-[clamp(1rem,4vw,2rem)] py-3"
        method="dialog"
        onSubmit={leave}
      >
        <button type="submit" className="button quiet">
          {words.close}
        </button>
        <a className="button" href={chatLink} target="_blank" rel="noopener">
          {words.schedule}
        </a>
      </form>
    </m.dialog>
  );
}
