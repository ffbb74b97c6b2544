import { t } from '#web/lib/language/translate.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { closePalette, usePalette } from '#web/features/palette/palette-state.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

/** Renders the command palette. Its code is loaded on first use. */
export const PaletteSlot = ({ owner }: { owner: string }) => {
  const { isOpen } = usePalette();
  const [Place, setPlace] = useState<ComponentType<{ owner: string }> | null>(null);
  usePaletteKeys();
  // Close it on sign-out, so that the next user does not find it open.
  useEffect(() => closePalette, []);
  useEffect(() => {
    if (!isOpen || Place) return;
    const load = async () => (await import('./load-app-palette.ts')).loadAppPalette();
    load().then(
      (AppPalette) => setPlace(() => AppPalette),
      () => {
        closePalette();
        notify.error(t('Error'), t('Search didn’t work. Try again when you’re back online.'));
      },
    );
  }, [isOpen, Place]);
  return isOpen && Place && <Place owner={owner} />;
};
