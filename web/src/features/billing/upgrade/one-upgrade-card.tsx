import { createContext, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { FeatureName } from '#shared/plans/features.ts';
import classes from './locked-part.module.css';

const UpgradeCard = lazy(async () => ({ default: (await import('./upgrade-card.tsx')).UpgradeCard }));

interface CardOfPage {
  /** ID of the card, which the locked parts of the page link to. */
  id: string;
  /** Reports a locked part of the page. */
  report: (feature: FeatureName) => void;
}

/** The page's upgrade card; null outside of `OneUpgradeCard`. */
export const CardOfPage = createContext<CardOfPage | null>(null);

/** Page whose locked parts share one upgrade card at its end, for the first locked feature. */
export const OneUpgradeCard = ({ children }: { children: ReactNode }) => {
  const [locked, setLocked] = useState<FeatureName | null>(null);
  // Hidden tabs of the dashboard have cards of their own.
  const id = `upgrade-card-${useId()}`;
  const [report] = useState(() => (feature: FeatureName) => setLocked((first) => first ?? feature));
  return (
    <CardOfPage value={{ id, report }}>
      {children}
      {locked !== null && (
        <div id={id} className={classes.card} tabIndex={-1}>
          <Suspense>
            <UpgradeCard feature={locked} />
          </Suspense>
        </div>
      )}
    </CardOfPage>
  );
};
