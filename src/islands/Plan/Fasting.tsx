import { type Food, toFoodWords } from '#lib/plan/food.ts';
import type { PlanWords } from '#lib/plan/words.ts';

/** What to do about food: whom it is for, then the hours. */
export function Fasting({ food, words }: { food: Food; words: PlanWords }) {
  const { headline, lines } = toFoodWords(food, words);
  return (
    <>
      {headline && <strong>{headline}</strong>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
