import { Chip } from '#components/filter/Chip.tsx';
import { type FinderView, highestPrices, withinHours } from '#lib/finder/view.ts';
import { formatRupees } from '#lib/money.ts';
import { FilterSelect } from './FilterSelect.tsx';
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

/** On phones a row to scroll through, from edge to edge. */
const group = '-mx-4 mt-3 min-w-0 border-0 p-0 lg:mx-0';
const row =
  'flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:flex-wrap lg:overflow-visible lg:px-0';

/** Everything the list can be narrowed by beside the words of a search. */
export function Filters({ view, options, onChoose }: Props) {
  const { departments, species, specimens, tubes } = options;
  return (
    <>
      <fieldset className={group}>
        <legend className="label px-4 lg:px-0">Everything one tube can answer</legend>
        <div className={row}>
          <Chip
            className="px-3.5"
            name="tube"
            value=""
            checked={view.tube === ''}
            onChange={() => onChoose({ tube: '' })}
          >
            Any sample
          </Chip>
          {tubes.map(({ id, drawing }) => (
            <Chip
              key={id}
              className="gap-1.5 pr-3.5 pl-2"
              name="tube"
              value={id}
              checked={view.tube === id}
              onChange={() => onChoose({ tube: id })}
            >
              <svg className="tube" width={tubeSize} height={tubeSize} aria-hidden="true">
                <use href={`#${drawing}`} />
              </svg>
              {tubeWords[id]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={group}>
        <legend className="sr-only">Filters</legend>
        <div className={row}>
          <FilterSelect
            name="department"
            label="Department"
            any="All departments"
            options={toOptions(departments)}
            value={view.department}
            onChange={(department) => onChoose({ department })}
          />
          <FilterSelect
            name="species"
            label="Species"
            any="Any species"
            options={toOptions(species)}
            value={view.species}
            onChange={(chosen) => onChoose({ species: chosen })}
          />
          <FilterSelect
            name="sample"
            label="Sample"
            any="Any sample"
            options={toOptions(specimens)}
            value={view.sample}
            onChange={(sample) => onChoose({ sample })}
          />
          <FilterSelect
            name="within"
            label="Result within"
            any="Any time"
            options={timeOptions}
            value={String(view.within ?? '')}
            onChange={(hours) => onChoose({ within: hours === '' ? null : Number(hours) })}
          />
          <FilterSelect
            name="max"
            label="Price up to"
            any="Any price"
            options={priceOptions}
            value={String(view.max ?? '')}
            onChange={(price) => onChoose({ max: price === '' ? null : Number(price) })}
          />
          <Chip
            className="px-3.5"
            type="checkbox"
            name="urgent"
            value="1"
            checked={view.urgent}
            onChange={({ currentTarget }) => onChoose({ urgent: currentTarget.checked })}
          >
            Urgent
          </Chip>
        </div>
      </fieldset>
    </>
  );
}
