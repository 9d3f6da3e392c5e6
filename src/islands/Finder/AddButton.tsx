import { fill } from '#config/fill.ts';
import type { finder } from '#i18n/en/finder.ts';
import { type PlanChangeWords, switchPlan } from '#islands/shared/switch-plan.ts';

interface Props {
  code: string;
  title: string;
  isOn: boolean;
  words: Pick<typeof finder, 'add' | 'on' | 'addLabel' | 'onLabel'>;
  planWords: PlanChangeWords;
}

/** Puts a test on the visitor's plan, and takes it off again. */
export function AddButton({ code, title, isOn, words, planWords }: Props) {
  return (
    <button
      type="button"
      className="min-h-11 min-w-11 border-0 bg-transparent px-2 text-small text-haematoxylin aria-pressed:font-[600] aria-pressed:text-leaf"
      aria-pressed={isOn}
      aria-label={fill(isOn ? words.onLabel : words.addLabel, { title })}
      onClick={() => switchPlan(code, title, planWords)}
    >
      {isOn ? words.on : words.add}
    </button>
  );
}
