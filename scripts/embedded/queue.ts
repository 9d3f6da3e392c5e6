/**
 * One at a time. The database has a single connection and the library opens transactions on it without waiting for
 * each other: two requests at once could run in each other's transaction, and so with each other's rights.
 */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
