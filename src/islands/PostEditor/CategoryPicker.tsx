import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { type CategoryName, loadCategoryNames } from '#backend/category-names.ts';
import { Button } from '#components/ui/Button.tsx';
import { Fault, fieldLook, hintLook } from '#components/ui/Field.tsx';
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
    // A failed refresh keeps the list that was loaded before.
    setNames((before) => (answer.ok ? answer.value : Array.isArray(before) ? before : 'failed'));
  }, []);
  // The button disappears with the failure, so the focus moves here.
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
    // A removed category disappears with its box, so the focus moves.
    if (!choice.isThere) place.current?.focus();
  };
  const choices = typeof names === 'string' ? [] : toChoices(names, chosen);
  const inOrder = listChosen(choices, chosen);
  return (
    <fieldset
      ref={place}
      className={`m-0 min-w-0 border-0 p-0 ${fieldLook}`}
      tabIndex={-1}
      aria-describedby="post-categories-hint post-categories-fault"
    >
      <legend className="p-0 font-[600]">Categories</legend>
      {names === 'failed' ? (
        <div>
          <p>
            {'The categories could not be loaded. '}
            {chosen.length > 0 && `The ${chosen.length === 1 ? 'one' : chosen.length} you chose will stay.`}
          </p>
          <Button tone="text" onClick={() => void loadAgain()}>
            Load them again
          </Button>
        </div>
      ) : (
        <ul
          // Half a row more than rows, to show that there are further ones.
          className="mt-1 grid max-h-61 grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] content-start overflow-y-auto rounded-soft border border-rule-strong bg-sheet aria-busy:h-61"
          aria-busy={names === 'loading'}
        >
          {choices.map((choice) => (
            <li key={choice.id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3 py-2 leading-[1.5] wrap-anywhere has-checked:bg-wash has-checked:font-[600]">
                <input
                  className="m-0 size-5 shrink-0"
                  type="checkbox"
                  checked={choice.isChosen}
                  onChange={() => toggle(choice)}
                />
                {choice.name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className={hintLook} id="post-categories-hint">
        {inOrder.length === 0
          ? 'Without one, cards say “Uncategorized”.'
          : `Chosen: ${inOrder.join(', ')}. Cards name the first.`}
      </p>
      <Fault name="post-categories" fault={fault ?? null} isSpoken />
    </fieldset>
  );
}
