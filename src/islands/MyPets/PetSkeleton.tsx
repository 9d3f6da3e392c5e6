import { EmptyAvatar } from '#components/account/Avatar.tsx';
import { SkeletonBar } from '#components/ui/SkeletonBar.tsx';
import { petCardLook } from './pet-card-look.ts';
import { SummaryRow, SummaryRows } from './SummaryRows.tsx';

/** The empty summary over two empty cards, as large as full ones. */
export function PetSkeleton() {
  return (
    <div>
      <h2 className="text-h3">Health Summary</h2>
      <SummaryRows>
        {['Healthy', 'Monitoring', 'In treatment', 'Visits within 30 days'].map((label) => (
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
