import { create } from 'zustand';

const LOOK_MS = 3_600_000;

/** A newer version of the app that is here and waits; taking it loads the page anew. */
export const useNewVersion = create<{ take: (() => void) | null }>(() => ({ take: null }));

const offer = (worker: ServiceWorker): void => {
  const take = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    worker.postMessage({ type: 'TAKE_OVER' });
  };
  useNewVersion.setState({ take });
};

const follow = (registration: ServiceWorkerRegistration): void => {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one: there is nothing to change over from.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
};

/**
 * Makes the app start without a connection, and offers newer versions of it.
 * @returns how to look for them no more
 */
export const followVersions = (): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  let registered: ServiceWorkerRegistration | null = null;
  navigator.serviceWorker
    .register('/sw.js')
    .then((registration) => {
      registered = registration;
      return follow(registration);
    })
    // Some browsers have none in a private window: the app works without.
    .catch(() => undefined);
  const timer = setInterval(() => void registered?.update().catch(() => undefined), LOOK_MS);
  return () => clearInterval(timer);
};
