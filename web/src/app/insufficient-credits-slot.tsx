import { lazy, Suspense } from 'react';
import { clearInsufficientCredits, useInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';

const InsufficientCreditsDialog = lazy(async () => ({
  default: (await import('#web/features/credits/insufficient-credits-dialog.tsx')).InsufficientCreditsDialog,
}));

/** Shows the options to get credits, over any page, when an AI action is refused for insufficient credits. */
export const InsufficientCreditsSlot = () => {
  const { shortage, goOn } = useInsufficientCredits();
  if (!shortage) return null;
  return (
    <Suspense>
      <InsufficientCreditsDialog shortage={shortage} goOn={goOn} onClose={clearInsufficientCredits} />
    </Suspense>
  );
};
