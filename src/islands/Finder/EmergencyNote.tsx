import type { IndexedEmergency } from '#lib/finder/emergency-index.ts';
import { nameEmergencyRegion } from '#lib/finder/emergency-region.ts';

/** Whom to call, and how soon, in words. */
export type CallNow = Readonly<Record<IndexedEmergency['call'], string>>;

interface Props {
  callNow: CallNow;
  emergencies: readonly Pick<IndexedEmergency, 'id' | 'sign' | 'call' | 'doNow' | 'never'>[];
}

/** Says, above any test and any price, that a vet comes first. The box is always there, so that its words are read out. */
export function EmergencyNote({ callNow, emergencies }: Props) {
  const [first] = emergencies;
  return (
    <div role="alert">
      {first && (
        <section
          className="mt-3 max-w-[40rem] border-l-4 border-vermilion pl-4"
          aria-label={nameEmergencyRegion(callNow[first.call])}
        >
          <h2 className="text-h3 text-vermilion">{callNow[first.call]}</h2>
          {emergencies.map(({ id, sign, doNow, never }) => (
            <div key={id}>
              <p className="mt-1">
                if you see <strong>{sign}</strong>. No test comes first.
              </p>
              <p className="mt-1">
                <b className="font-[600]">Do now:</b> {doNow}
              </p>
              <p className="mt-1">{never}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
