import type { PushMessage } from '#shared/reminders/push-message.ts';
import { isOfTheApp } from './app-addresses.ts';
import { defaultNotificationText } from './default-notification-text.ts';
import type { WorkerEvent } from './worker-scope.ts';

/** A page of ours that is open. */
interface OpenPage {
  readonly url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

/** `renotify`: one that takes the place of another rings again (WHATWG Notifications); TypeScript does not know it. */
type ShownOptions = NotificationOptions & { renotify: boolean };

/** What messages of the push service need of the worker's world. */
export interface PushScope extends EventTarget {
  readonly registration: {
    showNotification: (title: string, options: ShownOptions) => Promise<void>;
    readonly pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<unknown> };
  };
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
}

type PushEvent = WorkerEvent & { data: { json: () => unknown } | null };
type PressEvent = WorkerEvent & { notification: { data: unknown; close: () => void } };
type ChangeEvent = WorkerEvent & { oldSubscription: { options: PushSubscriptionOptionsInit } | null };

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** A page of our own: from one slash, which two would not be. */
const pageOf = (value: unknown): string => {
  const path = textOf(value, defaultNotificationText.path);
  return /^\/(?![/\\])/.test(path) ? path : defaultNotificationText.path;
};

const messageOf = (data: PushEvent['data']): PushMessage => {
  let said: Partial<Record<keyof PushMessage, unknown>> = {};
  try {
    said = data?.json() ?? {};
  } catch {
    // No JSON: shown in general.
  }
  return {
    title: textOf(said.title, defaultNotificationText.title),
    body: textOf(said.body, said.title === undefined ? defaultNotificationText.body : ''),
    path: pageOf(said.path),
    tag: textOf(said.tag, defaultNotificationText.tag),
  };
};

const show = ({ registration }: PushScope, { title, body, path, tag }: PushMessage): Promise<void> =>
  registration.showNotification(title, {
    body,
    tag,
    // The one before may lie there unread since the last meal: without this the new one comes without a sound.
    renotify: true,
    icon: '/icons/app-192.png',
    data: { path },
  });

/**
 * An open page of the app is brought forward and told where to go: it may hold something that is not saved. A public
 * page would not hear it.
 */
const open = async ({ clients }: PushScope, path: string): Promise<void> => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => isOfTheApp(new URL(url)));
  if (!page) {
    await clients.openWindow(path);
    return;
  }
  await page.focus();
  page.postMessage({ type: 'OPEN', path });
};

/** Shows messages of the push service, opens what they are about, and stays reachable when the browser's address changes. */
export const answerPushes = (scope: PushScope): void => {
  scope.addEventListener('push', (event) => {
    const push = event as PushEvent;
    push.waitUntil(show(scope, messageOf(push.data)));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as PressEvent;
    notification.close();
    const { path } = (notification.data ?? {}) as { path?: unknown };
    waitUntil.call(event, open(scope, pageOf(path)));
  });
  // The server learns of the new address from the next page that is opened.
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, waitUntil } = event as ChangeEvent;
    if (oldSubscription)
      waitUntil.call(event, scope.registration.pushManager.subscribe(oldSubscription.options));
  });
};
