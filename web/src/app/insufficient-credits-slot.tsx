import { lazy, Suspense } from 'react';
import { clearInsufficientCredits, useInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';

const InsufficientCreditsDialog = lazy(async () => ({
  default: (await import('#web/features/credits/insufficient-credits-dialog.tsx')).InsufficientCreditsDialog,
}));

/** Where the ways on are shown when an AI action was refused for want of credits, over whatever page it was. */
export const InsufficientCreditsSlot = () => {
  const { shortage } = useInsufficientCredits();
  if (!shortage) return null;
  return (
    <Suspense>
      <InsufficientCreditsDialog shortage={shortage} onClose={clearInsufficientCredits} />
    </Suspense>
  );
};
