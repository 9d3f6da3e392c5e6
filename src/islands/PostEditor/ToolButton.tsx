import type { MouseEvent } from 'react';
import { EditorIcon, type EditorIconName } from '#components/admin/EditorIcon.tsx';

type Props = {
  sign: EditorIconName;
  label: string;
  disabled?: boolean;
  /** For a tool that is on or off. */
  pressed?: boolean;
  tabIndex: number;
  onClick: (event: MouseEvent) => void;
};

export const toolLook =
  'inline-flex h-11 min-w-11 items-center max-sm:min-w-8.5 max-sm:px-0.5 justify-center gap-0.5 rounded-soft border-0 bg-transparent px-1.5 text-small font-[600] text-haematoxylin hover:bg-sheet focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:opacity-50 aria-disabled:hover:bg-transparent aria-pressed:bg-haematoxylin aria-pressed:text-sheet';

/** Pressed by key, a button keeps the focus, to be pressed again. */
export const isByKey = (event: MouseEvent): boolean => event.detail === 0;

export function ToolButton({ sign, label, disabled = false, pressed, tabIndex, onClick }: Props) {
  return (
    <button
      className={toolLook}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      aria-pressed={pressed}
      tabIndex={tabIndex}
      // The press must not take the selection from the words.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => !disabled && onClick(event)}
    >
      <EditorIcon name={sign} />
    </button>
  );
}
