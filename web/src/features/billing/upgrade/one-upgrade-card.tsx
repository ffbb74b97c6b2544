import { createContext, lazy, type ReactNode, Suspense, useState } from 'react';
import type { FeatureName } from '#shared/plans/features.ts';

const UpgradeCard = lazy(async () => ({ default: (await import('./upgrade-card.tsx')).UpgradeCard }));

/** ID of the card, which the locked parts of the page link to. */
export const UPGRADE_CARD = 'upgrade-card';

/** Reports a locked part of the page; null outside of `OneUpgradeCard`. */
export const ReportLocked = createContext<((feature: FeatureName) => void) | null>(null);

/** Page whose locked parts share one upgrade card at its end, for the first locked feature. */
export const OneUpgradeCard = ({ children }: { children: ReactNode }) => {
  const [locked, setLocked] = useState<FeatureName | null>(null);
  const [report] = useState(() => (feature: FeatureName) => setLocked((first) => first ?? feature));
  return (
    <ReportLocked value={report}>
      {children}
      {locked !== null && (
        <div id={UPGRADE_CARD} tabIndex={-1}>
          <Suspense>
            <UpgradeCard feature={locked} />
          </Suspense>
        </div>
      )}
    </ReportLocked>
  );
};
