import { routes } from '#config/routes.ts';

/** What to do without a plan. */
export function NoTests() {
  return (
    <div className="none">
      <h2>No tests yet</h2>
      <p>
        Find tests by name or everyday word and add them to your plan, or start from what you see in your pet.
      </p>
      <p className="ways">
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
