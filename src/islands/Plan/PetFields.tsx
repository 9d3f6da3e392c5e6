import { useId, useState } from 'react';
import { toLimits } from '#lib/clock/collected.ts';
import { type IndianMinute, toFieldValue } from '#lib/clock/india-time.ts';
import { knownSpecies, parseWeight } from '#lib/plan/address.ts';
import type { Pet } from '#lib/plan/catalogue.ts';

/** What the visitor tells beside the tests. The pet's name and the time stay in this page; the rest is in the address. */
export type Visit = {
  readonly pet: Pet;
  readonly branch: string | null;
  /** Day and time of the draw in India, as the field writes it; null until the visitor chooses one. */
  readonly collected: string | null;
  readonly petName: string;
  readonly time: string;
};

interface Props {
  visit: Visit;
  /** This moment, which stands in the field until another is chosen. */
  now: IndianMinute;
  branches: readonly { id: string; name: string }[];
  /** A sample is taken: procedures alone have no hour of a draw. */
  hasDraw: boolean;
  /** Nobody is asked when to come: the pet goes now. */
  isEmergency: boolean;
  onChange(visit: Visit): void;
}

/** The pet, the branch and the time, all of them optional. */
export function PetFields({ visit, now, branches, hasDraw, isEmergency, onChange }: Props) {
  const id = useId();
  const { pet } = visit;
  const [weight, setWeight] = useState(pet.kg === null ? '' : String(pet.kg));
  return (
    <section aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>Pet and visit</h2>
      <div className="fields">
        <p>
          <label htmlFor={`${id}species`}>Species</label>
          <select
            id={`${id}species`}
            value={pet.species ?? ''}
            onChange={({ target }) =>
              onChange({
                ...visit,
                pet: { ...pet, species: knownSpecies.find((name) => name === target.value) ?? null },
              })
            }
          >
            <option value="">Not said</option>
            {knownSpecies.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${id}weight`}>Weight in kg</label>
          <input
            id={`${id}weight`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={weight}
            onChange={({ target }) => {
              setWeight(target.value);
              onChange({ ...visit, pet: { ...pet, kg: parseWeight(target.value) } });
            }}
          />
        </p>
        <p>
          <label htmlFor={`${id}name`}>Pet’s name</label>
          <input
            id={`${id}name`}
            autoComplete="off"
            maxLength={60}
            value={visit.petName}
            onChange={({ target }) => onChange({ ...visit, petName: target.value })}
          />
        </p>
        <p>
          <label htmlFor={`${id}branch`}>Branch</label>
          <select
            id={`${id}branch`}
            value={visit.branch ?? ''}
            onChange={({ target }) => onChange({ ...visit, branch: target.value || null })}
          >
            <option value="">Not said</option>
            {branches.map((branch) => (
              <option key={branch.id} value={branch.id}>
                {branch.name}
              </option>
            ))}
          </select>
        </p>
        {hasDraw && (
          <p className="wide">
            <label htmlFor={`${id}collected`}>Sample taken on (time in India)</label>
            <input
              id={`${id}collected`}
              type="datetime-local"
              {...toLimits(now)}
              value={visit.collected ?? toFieldValue(now)}
              onChange={({ target }) => onChange({ ...visit, collected: target.value })}
            />
          </p>
        )}
        {!isEmergency && (
          <p className="wide">
            <label htmlFor={`${id}time`}>When would you like to come?</label>
            <input
              id={`${id}time`}
              autoComplete="off"
              maxLength={80}
              value={visit.time}
              onChange={({ target }) => onChange({ ...visit, time: target.value })}
            />
          </p>
        )}
      </div>
    </section>
  );
}
