import { EmptyAvatar } from '#components/account/Avatar.tsx';
import { SkeletonBar } from '#components/ui/SkeletonBar.tsx';
import { healthNames } from '#lib/account/pet-words.ts';
import { upcomingDays } from '#lib/account/visits.ts';
import { petCardLook } from './pet-card-look.ts';
import { SummaryRow, SummaryRows } from './SummaryRows.tsx';

const { healthy, monitoring, treatment } = healthNames;
const labels = [healthy, monitoring, treatment, `Visits within ${upcomingDays} days`];

/** The empty summary over two empty cards, as large as full ones. */
export function PetSkeleton() {
  return (
    <div>
      <h2 className="text-h3">Health Summary</h2>
      <SummaryRows>
        {labels.map((label) => (
          <SummaryRow key={label} label={label}>
            <SkeletonBar />
          </SummaryRow>
        ))}
      </SummaryRows>
      {[1, 2].map((key) => (
        <div className={`border-t border-rule py-6 ${petCardLook}`} key={key}>
          <EmptyAvatar size={80} />
          <div>
            <p>
              <SkeletonBar />
            </p>
            <p>
              <SkeletonBar />
            </p>
            <p>
              <SkeletonBar />
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
