import type { PushMessage } from '#shared/reminders/push-message.ts';
import { isOfTheApp } from './app-addresses.ts';
import { defaultNotificationText } from './default-notification-text.ts';
import type { WorkerEvent } from './worker-scope.ts';

/** An open page of the app. */
interface OpenPage {
  readonly url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

/**
 * `renotify`: plays the sound again when it replaces another notification (WHATWG Notifications); missing in
 * TypeScript.
 */
type ShownOptions = NotificationOptions & { renotify: boolean };

/** The part of the worker scope that push handling needs. */
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

/** Returns a same-origin path: it starts with one slash, because two would be another host. */
const pageOf = (value: unknown): string => {
  const path = textOf(value, defaultNotificationText.path);
  return /^\/(?![/\\])/.test(path) ? path : defaultNotificationText.path;
};

const messageOf = (data: PushEvent['data']): PushMessage => {
  let payload: Partial<Record<keyof PushMessage, unknown>> = {};
  try {
    payload = data?.json() ?? {};
  } catch {
    // Not JSON: show the generic notification.
  }
  return {
    title: textOf(payload.title, defaultNotificationText.title),
    body: textOf(payload.body, payload.title === undefined ? defaultNotificationText.body : ''),
    path: pageOf(payload.path),
    tag: textOf(payload.tag, defaultNotificationText.tag),
  };
};

const show = ({ registration }: PushScope, { title, body, path, tag }: PushMessage): Promise<void> =>
  registration.showNotification(title, {
    body,
    tag,
    // An unread notification may still be shown: without this, the new one would replace it silently.
    renotify: true,
    icon: '/icons/app-192.png',
    data: { path },
  });

/**
 * Focuses an open page of the app and tells it where to navigate, because it may contain unsaved input. Public pages do
 * not handle the message.
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

/**
 * Handles push messages: shows them, opens their target on click, and resubscribes when the browser changes its
 * endpoint.
 */
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
  // The next opened page reports the new endpoint to the server.
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, waitUntil } = event as ChangeEvent;
    if (oldSubscription)
      waitUntil.call(event, scope.registration.pushManager.subscribe(oldSubscription.options));
  });
};
