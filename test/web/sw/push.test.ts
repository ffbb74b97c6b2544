import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerPushes, type PushScope } from '../../../web/sw/push.ts';

/** Creates a service worker's environment, which records notifications, open pages and navigation. */
const aWorker = (
  pages: { url: string; focus: () => Promise<unknown>; postMessage: (message: unknown) => void }[] = [],
) => {
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const subscribe = vi.fn(async () => undefined);
  const scope: PushScope = Object.assign(new EventTarget(), {
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  });
  answerPushes(scope);
  const happens = async (type: string, of: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event(type), of, {
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    });
    scope.dispatchEvent(event);
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  return { happens, showNotification, openWindow, subscribe };
};
const saying = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } });
const lunch = {
  title: 'Time to log lunch',
  body: 'It takes a moment.',
  path: '/dashboard',
  tag: 'reminder',
};

describe('A push message', () => {
  it('a push message shows its text, and replaces the previous one', async () => {
    const { happens, showNotification } = aWorker();
    await happens('push', saying(JSON.stringify(lunch)));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(lunch.title, {
      body: lunch.body,
      tag: 'reminder',
      // The notification of an earlier meal may still be visible, and a silent change of its text would go unnoticed.
      renotify: true,
      icon: '/icons/app-192.png',
      data: { path: '/dashboard' },
    });
  });

  it.each([
    ['empty', { data: null }],
    ['not JSON', saying('lunch')],
    ['null', saying('null')],
    ['a number', saying('7')],
  ])(
    'shows a generic text when its data is %s, because a silent push costs the permission',
    async (_what, data) => {
      const { happens, showNotification } = aWorker();
      await happens('push', data);
      expect(showNotification).toHaveBeenCalledExactlyOnceWith(
        'Time for your diary',
        expect.objectContaining({ data: { path: '/dashboard' } }),
      );
    },
  );

  describe('A push message in a German browser', () => {
    afterEach(() => void vi.restoreAllMocks());

    it('shows a generic German text when its data is unreadable', async () => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
      vi.resetModules();
      const { defaultNotificationText } = await import('../../../web/sw/default-notification-text.ts');
      expect(defaultNotificationText.title).toBe('Zeit für dein Tagebuch');
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'dashboard', 7])(
    'a push message in a German browser links to no other site (%s)',
    async (path) => {
      const { happens, showNotification } = aWorker();
      await happens('push', saying(JSON.stringify({ ...lunch, path })));
      expect(showNotification).toHaveBeenCalledWith(
        lunch.title,
        expect.objectContaining({ data: { path: '/dashboard' } }),
      );
    },
  );
});

describe('Clicking a push message', () => {
  const aPage = (path: string) => ({
    url: `https://plate.example${path}`,
    focus: vi.fn(async () => undefined),
    postMessage: vi.fn(),
  });
  const pressed = () => ({ notification: { data: { path: '/dashboard' }, close: vi.fn() } });

  it.each(['/', '/help', '/de/blog'])(
    'opens the app beside a public page, which would not handle the message (%s)',
    async (path) => {
      const { happens, openWindow } = aWorker([aPage(path)]);
      await happens('notificationclick', pressed());
      expect(openWindow).toHaveBeenCalledExactlyOnceWith('/dashboard');
    },
  );

  it('clicking a push message opens the app', async () => {
    const { happens, openWindow } = aWorker();
    const press = pressed();
    await happens('notificationclick', press);
    expect(press.notification.close).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  it('focuses an open page, which may hold unsaved values, and sends it the address', async () => {
    const [blog, page] = [aPage('/blog/how-much-protein-is-enough'), aPage('/dashboard?tab=history')];
    const { happens, openWindow } = aWorker([blog, page]);
    await happens('notificationclick', pressed());
    expect(blog.focus).not.toHaveBeenCalled();
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN', path: '/dashboard' });
    expect(openWindow).not.toHaveBeenCalled();
  });
});

it('A browser whose push address changes subscribes again with the same settings', async () => {
  const { happens, subscribe } = aWorker();
  const options = { userVisibleOnly: true, applicationServerKey: 'key' };
  await happens('pushsubscriptionchange', { oldSubscription: { options } });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(options);
});
