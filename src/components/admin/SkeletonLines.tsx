import { panelLook } from '#components/ui/Panel.tsx';
import { SkeletonBar } from '#components/ui/SkeletonBar.tsx';

const widths = ['w-[40%]', 'w-[85%]', 'w-[70%]', 'w-[55%]'];

/** Grey lines where words will be: the screen keeps its shape while it loads. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div className={`${panelLook} gap-y-4 py-6`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <SkeletonBar key={line} width={widths[line % widths.length]} />
      ))}
    </div>
  );
}
