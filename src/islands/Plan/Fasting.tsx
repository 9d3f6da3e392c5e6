import { type Food, toFoodWords } from '#lib/plan/food.ts';

/** What to do about food: whom it is for, then the hours. */
export function Fasting({ food }: { food: Food }) {
  const { headline, lines } = toFoodWords(food);
  return (
    <>
      {headline && <strong>{headline}</strong>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
