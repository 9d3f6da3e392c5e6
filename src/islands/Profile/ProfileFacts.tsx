import type { Profile } from '#schemas/profile.ts';

type Fact = readonly [label: string, text: string | undefined];

function Facts({
  title,
  id,
  facts,
  loading,
}: {
  title: string;
  id: string;
  facts: Fact[];
  loading: boolean;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>{loading ? <span className="bar" /> : text || 'Not given'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the profile says, as a report sheet; with no profile yet, the empty sheet of the same size. */
export function ProfileFacts({ profile }: { profile: Profile | null }) {
  const loading = profile === null;
  return (
    <>
      <Facts
        id="personal"
        title="Personal information"
        loading={loading}
        facts={[
          ['First name', profile?.first_name],
          ['Last name', profile?.last_name],
          ['Phone', profile?.phone],
          ['Address', profile?.address],
          ['City', profile?.city],
          ['State', profile?.state],
          ['PIN code', profile?.zip_code],
        ]}
      />
      {profile?.role === 'veterinarian' && (
        <Facts
          id="professional"
          title="Professional information"
          loading={false}
          facts={[['License number', profile.license_number]]}
        />
      )}
      {profile?.role === 'clinic' && (
        <Facts
          id="professional"
          title="Professional information"
          loading={false}
          facts={[['Clinic name', profile.clinic_name]]}
        />
      )}
    </>
  );
}
