import type { PlanWords } from '#lib/plan/words.ts';
import { Note } from './Note.tsx';

interface Props {
  /** When the last report comes, in words; null where none is on its way. */
  by: string | null;
  /** Every sample can be taken there at that hour. */
  isWhole: boolean;
  /** What is wrong with the hour given, in words. */
  fault: string | null;
  explanation: string | null;
  words: PlanWords['plan']['times'];
}

/** The answer of the result clock for the whole plan. */
export function ReportTime({ by, isWhole, fault, explanation, words }: Props) {
  return (
    <div className="mt-4" role="status">
      {by && (
        <p>
          <span>{isWhole ? words.all : words.others}</span>{' '}
          <b className="block font-display text-[1.5rem]/[1.3] font-[600] text-balance">{by}</b>
        </p>
      )}
      {(fault ?? explanation) && <Note>{fault ?? explanation}</Note>}
    </div>
  );
}
