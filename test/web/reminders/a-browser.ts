import { vi } from 'vitest';

export const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORc';
const KEYS = { p256dh: new Uint8Array(65).fill(4).buffer, auth: new Uint8Array(16).fill(7).buffer };

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    .buffer;

/**
 * Adds a browser's notification features, which jsdom lacks.
 * @param answer the user's answer to the permission request
 */
export const aBrowser = (
  answer: NotificationPermission = 'granted',
  permission: NotificationPermission = 'default',
) => {
  const state = { permission, asked: 0, made: 0, refuses: false };
  let subscription: PushSubscription | null = null;
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (state.refuses) throw new DOMException('Registration failed - push service error', 'AbortError');
    state.made += 1;
    subscription = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${state.made}`,
      getKey: (name: keyof typeof KEYS) => KEYS[name],
      options: { applicationServerKey: bytesOf(applicationServerKey) },
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    } as unknown as PushSubscription;
    return subscription;
  };
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  const NotificationHere = {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asked += 1;
      state.permission = answer;
      return answer;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  vi.stubGlobal('PushManager', EventTarget);
  vi.stubGlobal('Notification', NotificationHere);
  return {
    state,
    worker,
    /** Removes the push service. */
    refuses: () => void (state.refuses = true),
    /** Simulates a new address from the push service. */
    moves: () => subscribe({ applicationServerKey: PUBLIC_KEY }),
    subscription: () => subscription,
  };
};

/** Restores a browser without notification features, like jsdom. */
export const forgetBrowser = (): void => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  localStorage.clear();
};
