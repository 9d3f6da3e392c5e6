import type { Failure } from '#backend/session.ts';
import { Problem } from '#components/account/Problem.tsx';

type Props = { failure: Failure | null; isSubmitting: boolean; onCancel: () => void };

/** The end of a form that changes what is shown: what went wrong, Save and Cancel. */
export function FormEnd({ failure, isSubmitting, onCancel }: Props) {
  return (
    <>
      <Problem failure={failure} kept="What you typed is still here." />
      <div className="actions">
        <button className="button" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </button>
        <button className="button quiet" type="button" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </>
  );
}
