import { lazy, Suspense } from 'react';
import { forgetShortage, useShortage } from '#web/lib/api/shortage.ts';

const ShortageDialog = lazy(async () => ({
  default: (await import('#web/features/credits/shortage-dialog.tsx')).ShortageDialog,
}));

/** Where the ways on are shown when an AI action was refused for want of credits, over whatever page it was. */
export const ShortageSlot = () => {
  const { shortage } = useShortage();
  if (!shortage) return null;
  return (
    <Suspense>
      <ShortageDialog shortage={shortage} onClose={forgetShortage} />
    </Suspense>
  );
};
