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
    <div className="report-time" role="status">
      {by && (
        <p>
          <span>{isWhole ? 'All reports by' : 'The other reports by'}</span> <b>{by}</b>
        </p>
      )}
      {(fault ?? explanation) && <p className="remark">{fault ?? explanation}</p>}
    </div>
  );
}
