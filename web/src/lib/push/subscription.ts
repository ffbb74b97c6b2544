import type { NewDevice } from '#shared/reminders/schema.ts';
import { language } from '../language/language.ts';

/** A worker that takes longer was blocked by the browser. */
const READY_MS = 10_000;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the server's ID of a browser: the hash of its push endpoint. */
export const deviceIdOf = async ({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/** Returns the data that the server needs to send push messages. @throws Error if the browser provides no keys */
export const newDeviceOf = (subscription: PushSubscription): NewDevice => {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (!p256dh || !auth) throw new Error('This browser provides no keys for push messages.');
  const keys = { p256dh: base64url(p256dh), auth: base64url(auth) };
  return { endpoint: subscription.endpoint, keys, language };
};

/** Returns this browser's subscription; null if there is none or no worker runs. */
export const ownSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

const worker = (): Promise<ServiceWorkerRegistration> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('This browser supports no service worker here.')), READY_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
};

/**
 * Subscribes this browser, replacing a subscription with another key. @param publicKey of the environment, base64url
 */
export const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  const key = known?.options.applicationServerKey;
  if (known && key && base64url(key) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};
