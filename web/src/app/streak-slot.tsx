import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstInteraction } from '#web/ui/interaction/on-first-interaction.ts';

const StreakLine = lazy(async () => ({
  default: (await import('#web/features/achievements/streak-line.tsx')).StreakLine,
}));

/** The streak on the dashboard. The first view does without: it comes once somebody is there. */
export const StreakSlot = () => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstInteraction(() => setWanted(true)), []);
  return (
    isWanted && (
      <Suspense>
        <StreakLine />
      </Suspense>
    )
  );
};
