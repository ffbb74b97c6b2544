import { vi } from 'vitest';

export const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORc';
const KEYS = { p256dh: new Uint8Array(65).fill(4).buffer, auth: new Uint8Array(16).fill(7).buffer };

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    .buffer;

/**
 * What a browser has for messages, in the place of what jsdom lacks.
 * @param answer what the person says when they are asked
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
    /** It has no push service. */
    refuses: () => void (state.refuses = true),
    /** Its push service gave it another address. */
    moves: () => subscribe({ applicationServerKey: PUBLIC_KEY }),
    subscription: () => subscription,
  };
};

/** A browser without any of it, as jsdom is. */
export const forgetBrowser = (): void => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  localStorage.clear();
};
