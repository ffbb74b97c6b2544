import { lazy, Suspense, useEffect } from 'react';
import { afterFirstInteraction } from '../interaction/after-first-interaction.ts';
import { useToastsEnabled } from './toasts-enabled.ts';

const load = () => Promise.all([import('./toast-region.tsx'), import('./toast-queue.ts')]);
const ToastRegion = lazy(async () => ({ default: (await load())[0].ToastRegion }));

/** Renders toasts. Their code is loaded on the first interaction, before which nothing can fail. */
export const Toasts = () => {
  const isWanted = useToastsEnabled((toasts) => toasts.isWanted);
  useEffect(() => afterFirstInteraction(() => void load().catch(() => undefined)), []);
  return (
    isWanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
};
