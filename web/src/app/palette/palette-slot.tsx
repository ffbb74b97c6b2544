import { t } from '#web/lib/language/translate.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { closePalette, usePalette } from '#web/features/palette/palette-state.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

/** Where the search over the whole app appears. Its code comes with the first press, which opens it once it is here. */
export const PaletteSlot = ({ owner }: { owner: string }) => {
  const { isOpen } = usePalette();
  const [Place, setPlace] = useState<ComponentType<{ owner: string }> | null>(null);
  usePaletteKeys();
  // Nobody else finds it open.
  useEffect(() => closePalette, []);
  useEffect(() => {
    if (!isOpen || Place) return;
    import('./app-palette.tsx').then(
      ({ AppPalette }) => setPlace(() => AppPalette),
      () => {
        closePalette();
        notify.error(t('Error'), t('The search did not arrive. Please try again when you are connected.'));
      },
    );
  }, [isOpen, Place]);
  return isOpen && Place && <Place owner={owner} />;
};
