/** Steps back and forth over any value; typing counts as one step until there is a pause. */
export type History<Value> = {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** Changes of one group follow each other without a step between them; null ends the group. */
  group: string | null;
  /** When the group was last added to, in milliseconds. */
  at: number;
};

/** Steps that are kept. */
const depth = 300;
/** A pause in typing that ends a step, in milliseconds. */
const pause = 1500;

export const begin = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  group: null,
  at: 0,
});

/** A change; one with the group of the last one, soon after it, joins its step. */
export function record<Value>(
  history: History<Value>,
  present: Value,
  group: string | null,
  at: number,
): History<Value> {
  if (present === history.present) return history;
  const joins = group !== null && group === history.group && at - history.at < pause;
  return {
    past: joins ? history.past : [...history.past.slice(1 - depth), history.present],
    present,
    future: [],
    group,
    at,
  };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    group: null,
    at: 0,
  };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, group: null, at: 0 };
}
