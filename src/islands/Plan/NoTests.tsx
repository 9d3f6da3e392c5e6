import { routes } from '#config/routes.ts';

/** What to do without a plan. */
export function NoTests() {
  return (
    <div className="border-t-2 border-ink pt-4 pb-8">
      <h2 className="pt-4 pb-2 text-h3">No tests yet</h2>
      <p className="mt-2 max-w-text">
        Find tests by name or everyday word and add them to your plan, or start from what you see in your pet.
      </p>
      <p className="mt-4 flex max-w-text flex-wrap gap-3">
        <a className="button" href={routes.tests}>
          Find a test
        </a>{' '}
        <a className="button quiet" href={routes.problems}>
          Start from signs
        </a>
      </p>
    </div>
  );
}
