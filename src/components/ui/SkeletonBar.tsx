/** A grey line where words will be. */
export function SkeletonBar({ width = 'w-[min(9rem,100%)]' }: { width?: string | undefined }) {
  return <span className={`bar inline-block h-[0.75em] rounded-sharp bg-rule ${width}`} />;
}
