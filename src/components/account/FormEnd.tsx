import type { Failure } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Problem } from '#components/account/Problem.tsx';

type Props = { failure: Failure | null; isSubmitting: boolean; onCancel: () => void };

/** The end of a form that changes what is shown: what went wrong, Save and Cancel. */
export function FormEnd({ failure, isSubmitting, onCancel }: Props) {
  return (
    <>
      <Problem failure={failure} kept="What you typed is still here." />
      <div className="actions">
        <BusyButton className="button" type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </BusyButton>
        <button className="button quiet" type="button" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </>
  );
}
