import { Note } from './Note.tsx';

interface Props {
  /** When the last report comes, in words; null where none is on its way. */
  by: string | null;
  /** Every sample can be taken there at that hour. */
  isWhole: boolean;
  /** What is wrong with the hour given, in words. */
  fault: string | null;
  explanation: string | null;
}

/** The answer of the result clock for the whole plan. */
export function ReportTime({ by, isWhole, fault, explanation }: Props) {
  return (
    <div className="mt-4" role="status">
      {by && (
        <p>
          <span>{isWhole ? 'All reports by' : 'The other reports by'}</span>{' '}
          <b className="block font-display text-[1.5rem]/[1.3] font-[600]">{by}</b>
        </p>
      )}
      {(fault ?? explanation) && <Note>{fault ?? explanation}</Note>}
    </div>
  );
}
