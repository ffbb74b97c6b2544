import { create } from 'zustand';

const LOOK_MS = 3_600_000;

/** A newer version of the app that is installed and waiting; activating it reloads the page. */
export const useNewVersion = create<{ take: (() => void) | null }>(() => ({ take: null }));

type Reload = () => void;
const reloadPage: Reload = () => window.location.reload();

/** Reloads the page in the newest installed version, which another tab may have activated already. */
const changeOver = ({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>, reload: Reload): void => {
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'TAKE_OVER' });
};

/** Reloads the page because its code is missing, in the newest version if one is installed. */
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
      // Without a controller it is the first worker: there is no version to replace.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer();
    });
  });
};

/**
 * Registers the service worker, and offers updates.
 * @returns function that stops checking for updates
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
    // Some browsers have no service worker in private windows: the app works without it.
    .catch(() => undefined);
  const timer = setInterval(() => void registered?.update().catch(() => undefined), LOOK_MS);
  return () => clearInterval(timer);
};
