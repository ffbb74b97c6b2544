import { prepareFoodEngine, startFoodEngine } from '#web/features/foods/public.ts';
import { whenIdle } from '#web/ui/interaction/when-idle.ts';

/** Delay while online, so that the first view's own requests come first. */
const PREPARE_MS = 4_000;

/** Returns whether the user asked the browser to save data. */
const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Offers the text engine on the device to the signed-in user. With a service worker, its files are loaded once when the
 * browser is idle, so that looking up texts works without a network.
 * @returns function that ends it
 */
export const followFoodEngine = (...engine: Parameters<typeof startFoodEngine>): (() => void) => {
  const stop = startFoodEngine(...engine);
  let isStopped = false;
  const prepare = (): void => {
    // What cannot be prepared now is prepared at the next start.
    prepareFoodEngine().catch(() => undefined);
  };
  const start = (): void => {
    if (isStopped || isSavingData()) return;
    if (navigator.serviceWorker.controller) whenIdle(prepare);
    else navigator.serviceWorker.addEventListener('controllerchange', start, { once: true });
  };
  const timer =
    'serviceWorker' in navigator ? setTimeout(start, navigator.onLine ? PREPARE_MS : 0) : undefined;
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
};
