import { Fact, Facts } from '#components/account/Facts.tsx';
import { SkeletonBar } from '#components/ui/SkeletonBar.tsx';
import type { Profile } from '#schemas/profile.ts';

type Row = readonly [label: string, text: string | undefined];

function Section({
  title,
  id,
  facts,
  loading,
}: {
  title: string;
  id: string;
  facts: Row[];
  loading: boolean;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      <Facts className="mt-2 lg:grid-cols-3">
        {facts.map(([label, text]) => (
          <Fact key={label} label={label}>
            {loading ? <SkeletonBar /> : text || 'Not given'}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

/** What the profile says, as a report sheet; with no profile yet, the empty sheet of the same size. */
export function ProfileFacts({ profile }: { profile: Profile | null }) {
  const loading = profile === null;
  return (
    <>
      <Section
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
        <Section
          id="professional"
          title="Professional information"
          loading={false}
          facts={[['License number', profile.license_number]]}
        />
      )}
      {profile?.role === 'clinic' && (
        <Section
          id="professional"
          title="Professional information"
          loading={false}
          facts={[['Clinic name', profile.clinic_name]]}
        />
      )}
    </>
  );
}
