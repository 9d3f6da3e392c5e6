import { type FinderView, highestPrices, withinHours } from '#lib/finder/view.ts';
import { formatRupees } from '#lib/money.ts';
import { Choice } from './Choice.tsx';
import { type FinderOptions, tubeWords, withinWords } from './options.ts';

interface Props {
  view: FinderView;
  options: FinderOptions;
  onChoose(change: Partial<FinderView>): void;
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, words: value }));
const timeOptions = withinHours.map((hours) => ({
  value: String(hours),
  words: `Within ${withinWords[hours]}`,
}));
const priceOptions = highestPrices.map((price) => ({
  value: String(price),
  words: `Up to ${formatRupees(price)}`,
}));
const tubeSize = 22;

/** Everything the list can be narrowed by beside the words of a search. */
export function Filters({ view, options, onChoose }: Props) {
  const { departments, species, specimens, tubes } = options;
  return (
    <>
      <fieldset className="tubes">
        <legend className="label">Everything one tube can answer</legend>
        <div>
          <label>
            <input
              type="radio"
              name="tube"
              value=""
              checked={view.tube === ''}
              onChange={() => onChoose({ tube: '' })}
            />
            Any sample
          </label>
          {tubes.map(({ id, drawing }) => (
            <label key={id}>
              <input
                type="radio"
                name="tube"
                value={id}
                checked={view.tube === id}
                onChange={() => onChoose({ tube: id })}
              />
              <svg className="tube" width={tubeSize} height={tubeSize} aria-hidden="true">
                <use href={`#${drawing}`} />
              </svg>
              {tubeWords[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="choices">
        <legend className="sr-only">Filters</legend>
        <div>
          <Choice
            name="department"
            label="Department"
            any="All departments"
            options={toOptions(departments)}
            value={view.department}
            onChange={(department) => onChoose({ department })}
          />
          <Choice
            name="species"
            label="Species"
            any="Any species"
            options={toOptions(species)}
            value={view.species}
            onChange={(chosen) => onChoose({ species: chosen })}
          />
          <Choice
            name="sample"
            label="Sample"
            any="Any sample"
            options={toOptions(specimens)}
            value={view.sample}
            onChange={(sample) => onChoose({ sample })}
          />
          <Choice
            name="within"
            label="Result within"
            any="Any time"
            options={timeOptions}
            value={String(view.within ?? '')}
            onChange={(hours) => onChoose({ within: hours === '' ? null : Number(hours) })}
          />
          <Choice
            name="max"
            label="Price up to"
            any="Any price"
            options={priceOptions}
            value={String(view.max ?? '')}
            onChange={(price) => onChoose({ max: price === '' ? null : Number(price) })}
          />
          <label>
            <input
              type="checkbox"
              name="urgent"
              value="1"
              checked={view.urgent}
              onChange={({ currentTarget }) => onChoose({ urgent: currentTarget.checked })}
            />
            Urgent
          </label>
        </div>
      </fieldset>
    </>
  );
}
