import { healthNames } from '#lib/account/pet-words.ts';
import type { HealthStatus } from '#schemas/pet.ts';

const toneClasses: Record<HealthStatus, string> = {
  healthy: 'border-leaf bg-leaf',
  monitoring: 'border-marigold bg-marigold',
  treatment: 'border-vermilion bg-vermilion',
  unknown: 'border-ink-soft',
};

/** How a pet is, in a word and a colour. */
export function HealthBadge({ status }: { status: HealthStatus }) {
  return (
    <p className="flex items-center gap-2 font-[600]">
      <span className={`size-2.5 flex-none rounded-full border-2 ${toneClasses[status]}`} />
      {healthNames[status]}
    </p>
  );
}
