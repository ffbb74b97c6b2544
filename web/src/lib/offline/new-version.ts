import { create } from 'zustand';

const LOOK_MS = 3_600_000;

/** A newer version of the app that is here and waits; taking it loads the page anew. */
export const useNewVersion = create<{ take: (() => void) | null }>(() => ({ take: null }));

type Reload = () => void;
const reloadPage: Reload = () => window.location.reload();

/** Loads the page anew, in the newest version that is here: another window may have taken it already. */
const changeOver = ({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>, reload: Reload): void => {
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'TAKE_OVER' });
};

/** Loads the page anew because something of it is missing: in the newest version, where one is here. */
export const loadAfresh = async (reload = reloadPage): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  changeOver(registration ?? { waiting: null }, reload);
};

const follow = (registration: ServiceWorkerRegistration, reload: Reload): void => {
  const offer = (): void => useNewVersion.setState({ take: () => changeOver(registration, reload) });
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one: there is nothing to change over from.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer();
    });
  });
};

/**
 * Makes the app start without a connection, and offers newer versions of it.
 * @returns how to look for them no more
 */
export const followVersions = (reload = reloadPage): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  let registered: ServiceWorkerRegistration | null = null;
  navigator.serviceWorker
    .register('/sw.js')
    .then((registration) => {
      registered = registration;
      return follow(registration, reload);
    })
    // Some browsers have none in a private window: the app works without.
    .catch(() => undefined);
  const timer = setInterval(() => void registered?.update().catch(() => undefined), LOOK_MS);
  return () => clearInterval(timer);
};
