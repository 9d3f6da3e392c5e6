import { useId, useState } from 'react';
import { fieldFrame } from '#components/ui/field-frame.ts';
import { capitalize } from '#lib/capitalize.ts';
import { toLimits } from '#lib/clock/collection-time.ts';
import { type IndianMinute, toFieldValue } from '#lib/clock/india-time.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { type FactName, factNames, readFact } from '#lib/plan/pet-facts.ts';
import { longestPetName, longestTime, type Visit } from '#lib/plan/visit.ts';
import { readWeight } from '#lib/plan/weight.ts';
import type { PlanWords } from '#lib/plan/words.ts';
import { type AnimalName, animalNames } from '#schemas/patients.ts';
import { PlanSection } from './PlanSection.tsx';
import { WeightField } from './WeightField.tsx';

interface Props {
  words: PlanWords['plan']['pet'];
  visit: Visit;
  /** This moment, which stands in the field until another is chosen. */
  now: IndianMinute;
  branches: readonly { id: string; name: string }[];
  /** A sample is taken: procedures alone have no hour of a draw. */
  hasDraw: boolean;
  /** A test asks for a fast only under sedation. */
  asksOfSedation: boolean;
  /** Nobody is asked when to come: the pet goes now. */
  isEmergency: boolean;
  onChange(visit: Visit): void;
}

/** The pet with a fact said, or not said any more. */
function withFact({ facts = {}, ...pet }: Pet, name: FactName, value: string): Pet {
  const { [name]: _, ...others } = facts;
  const said = { ...others, ...readFact(name, value) };
  return Object.keys(said).length > 0 ? { ...pet, facts: said } : pet;
}

/** The pet, the branch and the time, all of them optional. */
export function PetFields({
  words,
  visit,
  now,
  branches,
  hasDraw,
  asksOfSedation,
  isEmergency,
  onChange,
}: Props) {
  const id = useId();
  const { pet } = visit;
  const asked = factNames.filter((name) => name !== 'sedated' || asksOfSedation);
  const [weight, setWeight] = useState(pet.kg === null ? '' : String(pet.kg));
  // What a pet can weigh depends on its species.
  const weigh = (species: AnimalName | null, text: string): void =>
    onChange({ ...visit, pet: { ...pet, species, kg: readWeight(text, species).kg } });
  return (
    <PlanSection title={words.title}>
      <div className="mt-3 grid grid-cols-[1fr_1fr] gap-x-4 gap-y-3">
        <p>
          <label className="block text-small" htmlFor={`${id}species`}>
            {words.species}
          </label>
          <select
            id={`${id}species`}
            className={fieldFrame}
            value={pet.species ?? ''}
            onChange={({ target }) =>
              weigh(animalNames.find((name) => name === target.value) ?? null, weight)
            }
          >
            <option value="">{words.notSaid}</option>
            {animalNames.map((name) => (
              <option key={name} value={name}>
                {words.knownSpecies[name]}
              </option>
            ))}
          </select>
        </p>
        <WeightField
          id={`${id}weight`}
          words={words}
          text={weight}
          species={pet.species}
          onChange={(text) => {
            setWeight(text);
            weigh(pet.species, text);
          }}
        />
        {asked.map((name) => (
          <p key={name}>
            <label className="block text-small" htmlFor={`${id}${name}`}>
              {words.factLabels[name]}
            </label>
            <select
              id={`${id}${name}`}
              className={fieldFrame}
              value={pet.facts?.[name] ?? ''}
              onChange={({ target }) => onChange({ ...visit, pet: withFact(pet, name, target.value) })}
            >
              <option value="">{words.notSaid}</option>
              {Object.entries(words.factWords[name]).map(([value, told]) => (
                <option key={value} value={value}>
                  {capitalize(told)}
                </option>
              ))}
            </select>
          </p>
        ))}
        <p>
          <label className="block text-small" htmlFor={`${id}name`}>
            {words.name}
          </label>
          <input
            id={`${id}name`}
            className={fieldFrame}
            autoComplete="off"
            maxLength={longestPetName}
            value={visit.petName}
            onChange={({ target }) => onChange({ ...visit, petName: target.value })}
          />
        </p>
        <p>
          <label className="block text-small" htmlFor={`${id}branch`}>
            {words.branch}
          </label>
          <select
            id={`${id}branch`}
            className={fieldFrame}
            value={visit.branch ?? ''}
            onChange={({ target }) => onChange({ ...visit, branch: target.value || null })}
          >
            <option value="">{words.notSaid}</option>
            {branches.map((branch) => (
              <option key={branch.id} value={branch.id}>
                {branch.name}
              </option>
            ))}
          </select>
        </p>
        {hasDraw && (
          <p className="col-span-full">
            <label className="block text-small" htmlFor={`${id}collected`}>
              {words.collected}
            </label>
            <input
              id={`${id}collected`}
              className={fieldFrame}
              type="datetime-local"
              {...toLimits(now)}
              value={visit.collected ?? toFieldValue(now)}
              onChange={({ target }) => onChange({ ...visit, collected: target.value })}
            />
          </p>
        )}
        {!isEmergency && (
          <p className="col-span-full">
            <label className="block text-small" htmlFor={`${id}time`}>
              {words.time}
            </label>
            <input
              id={`${id}time`}
              className={fieldFrame}
              autoComplete="off"
              maxLength={longestTime}
              value={visit.time}
              onChange={({ target }) => onChange({ ...visit, time: target.value })}
            />
          </p>
        )}
      </div>
    </PlanSection>
  );
}
