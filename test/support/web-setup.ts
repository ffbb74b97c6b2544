import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetFoodToLog } from '#web/features/food-entries/form/food-to-log.ts';
import { forgetSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';

// Much of the app is fetched when it is wanted; a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

// React keeps a stack for each element it makes, ten thousand a second at most, for messages that nobody reads here: an
// eighth of the time. As if that many had been kept already.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {
    // React begins to count anew each second.
  },
});

/** What jsdom lacks of a browser, as plainly as screens need it. */

const widthIn = (query: string, name: string): number | undefined => {
  const found = new RegExp(`${name}:\\s*([\\d.]+)px`).exec(query)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Answers width questions by `window.innerWidth`, and asks for reduced motion, so that nothing waits. */
const matches = (query: string): boolean => {
  const [least = 0, most = Infinity] = [widthIn(query, 'min-width'), widthIn(query, 'max-width')];
  if (query.includes('width')) return window.innerWidth >= least && window.innerWidth <= most;
  return query.includes('prefers-reduced-motion');
};

// Not by `vi.stubGlobal`: a test that takes back its own stubs must not take these.
Object.defineProperties(window, {
  matchMedia: {
    configurable: true,
    value: (query: string) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: matches(query),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
  },
  ResizeObserver: {
    configurable: true,
    value: class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  },
  scrollTo: { configurable: true, value: () => undefined, writable: true },
});
Element.prototype.scrollIntoView = () => undefined;

// jsdom lays nothing out, and a menu whose button has no place on the page would stay hidden.
Object.defineProperties(document.documentElement, {
  clientWidth: { configurable: true, get: () => window.innerWidth },
  clientHeight: { configurable: true, get: () => window.innerHeight },
});
Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 44);

afterEach(async () => {
  cleanup();
  // Toasts outlive the screen that showed them. Loaded only where there are some: most tests show none.
  const { useToastsWanted } = await import('#web/ui/feedback/toasts-wanted.ts');
  if (useToastsWanted.getState().isWanted) {
    await import('#web/ui/feedback/toast-queue.ts');
    (await import('@mantine/notifications')).notifications.clean();
    useToastsWanted.setState({ isWanted: false });
  }
  localStorage.clear();
  vi.unstubAllGlobals();
});

// The files of one worker share the app's modules, which saves most of the time; so a file leaves nobody signed in, and
// nothing half fetched: a page that is still being loaded when its file ends would be broken for all that follow.
afterAll(async () => {
  await vi.dynamicImportSettled();
  useSession.setState(useSession.getInitialState(), true);
  forgetSubscription();
  forgetFoodToLog();
});
