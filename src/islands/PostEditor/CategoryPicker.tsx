import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { type CategoryName, loadCategoryNames } from '#backend/category-names.ts';
import { type Choice, listChosen, toChoices, toggleChoice } from '#lib/editor/categories.ts';
import type { Action } from '#lib/editor/state.ts';
import { getAuth } from '#stores/session.ts';

type Props = {
  chosen: readonly number[];
  fault: string | undefined;
  dispatch: Dispatch<Action>;
  onEdit: () => void;
};

/** None, one or several of the categories there are. Those that are chosen stay chosen when the names cannot be had. */
export function CategoryPicker({ chosen, fault, dispatch, onEdit }: Props) {
  const [names, setNames] = useState<readonly CategoryName[] | 'loading' | 'failed'>('loading');
  const place = useRef<HTMLFieldSetElement>(null);
  const load = useCallback(async () => {
    const answer = await loadCategoryNames(getAuth());
    // A list that is there is better than none.
    setNames((before) => (answer.ok ? answer.value : Array.isArray(before) ? before : 'failed'));
  }, []);
  // The button goes with the failure: its focus stays here.
  const loadAgain = async () => {
    await load();
    place.current?.focus();
  };
  // A fault means that the list has changed.
  useEffect(() => {
    if (fault) place.current?.focus();
    void load();
  }, [load, fault]);

  const toggle = (choice: Choice) => {
    dispatch({ type: 'categories', ids: toggleChoice(chosen, choice) });
    onEdit();
    // One that was removed goes with its tick, and the focus with it.
    if (!choice.isThere) place.current?.focus();
  };
  const choices = typeof names === 'string' ? [] : toChoices(names, chosen);
  const inOrder = listChosen(choices, chosen);
  return (
    <fieldset
      ref={place}
      className="field categories"
      tabIndex={-1}
      aria-describedby="post-categories-hint post-categories-fault"
    >
      <legend>Categories</legend>
      {names === 'failed' ? (
        <div className="unknown">
          <p>
            {'The categories could not be loaded. '}
            {chosen.length > 0 && `The ${chosen.length === 1 ? 'one' : chosen.length} you chose will stay.`}
          </p>
          <button className="link" type="button" onClick={() => void loadAgain()}>
            Load them again
          </button>
        </div>
      ) : (
        <ul aria-busy={names === 'loading'}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <label className="tick">
                <input type="checkbox" checked={choice.isChosen} onChange={() => toggle(choice)} />
                {choice.name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className="hint" id="post-categories-hint">
        {inOrder.length === 0
          ? 'Without one, cards say “Uncategorized”.'
          : `Chosen: ${inOrder.join(', ')}. Cards name the first.`}
      </p>
      <p className="fault" id="post-categories-fault" role="alert">
        {fault}
      </p>
    </fieldset>
  );
}
