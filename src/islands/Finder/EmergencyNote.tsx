import { emergencyNote } from '#i18n/en/emergency-note.ts';
import type { IndexedEmergency } from '#lib/finder/emergency-index.ts';
import { nameEmergencyRegion } from '#lib/finder/emergency-region.ts';

/** Whom to call, and how soon, in words. */
export type CallNow = Readonly<Record<IndexedEmergency['call'], string>>;

interface Props {
  /** Not there before any emergency is. */
  callNow?: CallNow | undefined;
  emergencies: readonly Pick<IndexedEmergency, 'id' | 'sign' | 'call' | 'doNow' | 'never'>[];
  words?: typeof emergencyNote | undefined;
}

/** Says, above any test and any price, that a vet comes first. The box is always there, so that its words are read out. */
export function EmergencyNote({ callNow, emergencies, words = emergencyNote }: Props) {
  const [first] = emergencies;
  const call = first && callNow?.[first.call];
  return (
    <div role="alert">
      {call && (
        <section
          className="my-3 max-w-[40rem] border-l-4 border-vermilion px-4"
          aria-label={nameEmergencyRegion(call, words.region)}
        >
          <h2 className="text-h3 text-vermilion">{call}</h2>
          {emergencies.map(({ id, sign, doNow, never }) => (
            <div key={id}>
              <p className="mt-1">
                {words.before}
                <strong>{sign}</strong>
                {words.after}
              </p>
              <p className="mt-1">
                <b className="font-[600]">{words.doNow}</b> {doNow}
              </p>
              <p className="mt-1">{never}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
