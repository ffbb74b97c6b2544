import { lazy, Suspense, useEffect } from 'react';
import { whenSomebodyActs } from '../interaction/when-somebody-acts.ts';
import { useToastsWanted } from './toasts-wanted.ts';

const load = () => Promise.all([import('./toasts-place.tsx'), import('./toast-queue.ts')]);
const ToastsPlace = lazy(async () => ({ default: (await load())[0].ToastsPlace }));

/** Toasts, from the first one on. Their code is fetched once somebody acts: what can fail begins with that. */
export const Toasts = () => {
  const isWanted = useToastsWanted((toasts) => toasts.isWanted);
  useEffect(() => whenSomebodyActs(() => void load().catch(() => undefined)), []);
  return (
    isWanted && (
      <Suspense>
        <ToastsPlace />
      </Suspense>
    )
  );
};
