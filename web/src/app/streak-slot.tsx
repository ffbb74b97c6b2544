import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstInteraction } from '#web/ui/interaction/on-first-interaction.ts';

const StreakLine = lazy(async () => ({
  default: (await import('#web/features/achievements/streak-line.tsx')).StreakLine,
}));

/** Streak on the dashboard, loaded after the first view. */
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
