import { useId } from 'react';

/** What cannot wait for a test. */
export interface Emergency {
  /** The sign, as it follows "if you see"; empty where the search names no single one. */
  sign: string;
  /** What to do until a vet sees the animal. */
  doNow?: string;
  /** What never to do, as a sentence. */
  never?: string;
}

interface Props {
  /** Whom to call, and how soon. */
  callNow: string;
  emergencies: readonly Emergency[];
}

/** Says, above any test and any price, that a vet comes first. The box is always there, so that its words are read out. */
export function EmergencyNote({ callNow, emergencies }: Props) {
  const heading = useId();
  return (
    <div role="alert">
      {emergencies.length > 0 && (
        <section className="emergency" aria-labelledby={heading}>
          <h2 id={heading}>Emergency: {callNow}</h2>
          {emergencies.map(({ sign, doNow, never }) => (
            <div key={sign}>
              {sign && (
                <p>
                  if you see <strong>{sign}</strong>.
                </p>
              )}
              {doNow && (
                <p>
                  <b>Do now:</b> {doNow}
                </p>
              )}
              {never && <p>{never}</p>}
            </div>
          ))}
          <p>No test comes first.</p>
        </section>
      )}
    </div>
  );
}
