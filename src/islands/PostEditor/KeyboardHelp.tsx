const keys = [
  ['Enter', 'next paragraph; in a list the next item, twice to leave it'],
  ['Tab', 'in a table the next cell, in a list one level deeper'],
  ['Ctrl + B, Ctrl + I', 'bold, italic'],
  ['Shift + Enter', 'line break'],
  ['↑ ↓', 'from the first or the last line, to the block before or after'],
  ['Escape', 'from the words to their block; arrows go on, Enter goes in, Delete deletes it'],
  ['Alt + ↑ ↓', 'move the block'],
  ['Ctrl + Z, Ctrl + Y', 'undo, redo'],
  ['Ctrl + Alt + 0 to 6', 'paragraph, heading 1 to 6'],
  ['Ctrl + S', 'save'],
  ['Alt + F10', 'to the tools; arrows go on, Escape leads back'],
] as const;

/** What the keyboard can do in the editor. */
export function KeyboardHelp() {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 text-small">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt className="font-[600]">{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
