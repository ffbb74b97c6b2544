import { lazy, Suspense } from 'react';
import { useFirstInteraction } from '#web/ui/interaction/use-first-interaction.ts';

const StreakLine = lazy(async () => ({
  default: (await import('#web/features/achievements/streak-line.tsx')).StreakLine,
}));

/** Streak on the dashboard, loaded after the first view. */
export const StreakSlot = () =>
  useFirstInteraction() && (
    <Suspense>
      <StreakLine />
    </Suspense>
  );
