import type { Failure } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { Actions, Button } from '#components/ui/Button.tsx';

type Props = { failure: Failure | null; isSubmitting: boolean; onCancel: () => void };

/** The end of a form that changes what is shown: what went wrong, Save and Cancel. */
export function FormActions({ failure, isSubmitting, onCancel }: Props) {
  return (
    <>
      <Problem failure={failure} kept="What you typed is still here." />
      <Actions>
        <BusyButton type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </BusyButton>
        <Button tone="quiet" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </>
  );
}
