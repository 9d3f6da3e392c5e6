import { useState } from 'react';
import { Fault, inputLook, toAria } from '#components/ui/Field.tsx';
import { fill } from '#config/fill.ts';
import { canBecomeWeight, getHeaviest, readWeight } from '#lib/plan/weight.ts';
import type { PlanWords } from '#lib/plan/words.ts';
import type { AnimalName } from '#schemas/patients.ts';

interface Props {
  id: string;
  words: Pick<PlanWords['plan']['pet'], 'weight' | 'weightFaults'>;
  /** As it was typed. */
  text: string;
  species: AnimalName | null;
  onChange(text: string): void;
}

/** The weight in one's own writing, and why it is not taken. */
export function WeightField({ id, words, text, species, onChange }: Props) {
  // Whoever types for the first time is left to finish.
  const [isLeft, setLeft] = useState(text !== '');
  const { fault } = readWeight(text, species);
  const isSaid = isLeft || !canBecomeWeight(text, species);
  const said =
    fault !== null && isSaid ? fill(words.weightFaults[fault], { most: getHeaviest(species) }) : null;
  return (
    <div>
      <label className="block text-small" htmlFor={id}>
        {words.weight}
      </label>
      <input
        {...toAria({ name: id, fault: said })}
        id={id}
        className={inputLook}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={text}
        onBlur={() => setLeft(text.trim() !== '')}
        onChange={({ target }) => onChange(target.value)}
      />
      <Fault name={id} fault={said} isSpoken />
    </div>
  );
}
