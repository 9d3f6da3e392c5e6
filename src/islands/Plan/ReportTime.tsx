interface Props {
  /** When the last report comes, in words; null where none is on its way. */
  by: string | null;
  /** What is wrong with the hour given, in words. */
  fault: string | null;
  explanation: string | null;
}

/** The answer of the result clock for the whole plan. */
export function ReportTime({ by, fault, explanation }: Props) {
  return (
    <div className="report-time" role="status">
      {by && (
        <p>
          <span>All reports by</span> <b>{by}</b>
        </p>
      )}
      {(fault ?? explanation) && <p className="remark">{fault ?? explanation}</p>}
    </div>
  );
}
