import { lazy, Suspense, useEffect, useState } from 'react';
import { whenSomebodyActs } from '#web/ui/interaction/when-somebody-acts.ts';

const StreakLine = lazy(async () => ({
  default: (await import('#web/features/achievements/streak-line.tsx')).StreakLine,
}));

/** The streak on the dashboard. The first view does without: it comes once somebody is there. */
export const StreakSlot = () => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenSomebodyActs(() => setWanted(true)), []);
  return (
    isWanted && (
      <Suspense>
        <StreakLine />
      </Suspense>
    )
  );
};
