const widths = ['w1', 'w2', 'w3', 'w4'] as const;

/** Grey lines where words will be: the screen keeps its shape while it loads. */
export function Bars({ lines }: { lines: number }) {
  return (
    <div className="panel bars" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <span key={line} className={`bar ${widths[line % widths.length]}`} />
      ))}
    </div>
  );
}
