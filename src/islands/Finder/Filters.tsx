import { Chip } from '#components/filter/Chip.tsx';
import { fill } from '#config/fill.ts';
import { type FinderView, highestPrices, withinHours } from '#lib/finder/view.ts';
import { formatRupees } from '#lib/money.ts';
import { FilterSelect } from './FilterSelect.tsx';
import type { FinderOptions } from './options.ts';
import type { FinderVoice } from './voice.ts';

interface Props {
  view: FinderView;
  options: FinderOptions;
  voice: FinderVoice;
  onChoose(change: Partial<FinderView>): void;
}

const toOptions = (values: readonly string[], names: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, words: names[value] ?? value }));
const tubeSize = 22;

/** On phones a row to scroll through, from edge to edge. */
const group = '-mx-4 mt-3 min-w-0 border-0 p-0 lg:mx-0';
const row =
  'flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:flex-wrap lg:overflow-visible lg:px-0';

/** Everything the list can be narrowed by beside the words of a search. */
export function Filters({ view, options, voice, onChoose }: Props) {
  const { names } = voice;
  const words = voice.words.filters;
  const { departments, species, specimens, tubes } = options;
  return (
    <>
      <fieldset className={group}>
        <legend className="label px-4 lg:px-0">{words.tube}</legend>
        <div className={row}>
          <Chip
            className="px-3.5"
            name="tube"
            value=""
            checked={view.tube === ''}
            onChange={() => onChoose({ tube: '' })}
          >
            {words.anySample}
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
              <svg width={tubeSize} height={tubeSize} aria-hidden="true">
                <use href={drawing} />
              </svg>
              {words.tubes[id]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={group}>
        <legend className="sr-only">{words.legend}</legend>
        <div className={row}>
          <FilterSelect
            name="department"
            label={words.department}
            any={words.anyDepartment}
            options={toOptions(departments, names?.departments)}
            value={view.department}
            onChange={(department) => onChoose({ department })}
          />
          <FilterSelect
            name="species"
            label={words.species}
            any={words.anySpecies}
            options={toOptions(species, names?.species)}
            value={view.species}
            onChange={(chosen) => onChoose({ species: chosen })}
          />
          <FilterSelect
            name="sample"
            label={words.sample}
            any={words.anySample}
            options={toOptions(specimens, names?.specimens)}
            value={view.sample}
            onChange={(sample) => onChoose({ sample })}
          />
          <FilterSelect
            name="within"
            label={words.within}
            any={words.anyTime}
            options={withinHours.map((hours) => ({ value: String(hours), words: words.times[hours] }))}
            value={String(view.within ?? '')}
            onChange={(hours) => onChoose({ within: hours === '' ? null : Number(hours) })}
          />
          <FilterSelect
            name="max"
            label={words.price}
            any={words.anyPrice}
            options={highestPrices.map((price) => ({
              value: String(price),
              words: fill(words.upTo, { price: formatRupees(price) }),
            }))}
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
            {words.urgent}
          </Chip>
        </div>
      </fieldset>
    </>
  );
}
