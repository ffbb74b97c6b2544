import './screen/configure-waiting.ts';
import { cleanup } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { resetStores } from './zustand.ts';

// React records a stack for each element, up to ten thousand per second, for messages that no one reads here. This
// takes an eighth of the time, so pretend that the limit is reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {
    // React resets the count every second.
  },
});

/** Browser features that jsdom lacks, in the simplest form that screens need. */

const widthIn = (query: string, name: string): number | undefined => {
  const found = new RegExp(`${name}:\\s*([\\d.]+)px`).exec(query)?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * Answers width queries with `window.innerWidth`, and requests reduced motion, so that nothing waits for animations.
 */
const matches = (query: string): boolean => {
  const [least = 0, most = Infinity] = [widthIn(query, 'min-width'), widthIn(query, 'max-width')];
  if (query.includes('width')) return window.innerWidth >= least && window.innerWidth <= most;
  return query.includes('prefers-reduced-motion');
};

// Not with `vi.stubGlobal`: a test that restores its own stubs must not remove these.
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
  // jsdom draws frames with one interval for the whole window. Requested under fake timers, it would never tick again.
  requestAnimationFrame: {
    configurable: true,
    writable: true,
    value: (draw: FrameRequestCallback) => Number(setTimeout(() => draw(performance.now()), 16)),
  },
  cancelAnimationFrame: {
    configurable: true,
    writable: true,
    value: (frame: number) => clearTimeout(frame),
  },
  scrollTo: { configurable: true, value: () => undefined, writable: true },
});
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no layout, and a menu whose button has no position would stay hidden.
Object.defineProperties(document.documentElement, {
  clientWidth: { configurable: true, get: () => window.innerWidth },
  clientHeight: { configurable: true, get: () => window.innerHeight },
});
Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 44);

/** Width of a desktop window, which some tests change. */
const WIDTH = 1_024;

afterEach(async () => {
  cleanup();
  window.innerWidth = WIDTH;
  // Toasts outlive the screen that showed them. Loaded only if there are any, since most tests show none.
  const { useToastsEnabled } = await import('#web/ui/feedback/toasts-enabled.ts');
  if (useToastsEnabled.getState().isWanted) {
    await import('#web/ui/feedback/toast-queue.ts');
    (await import('@mantine/notifications')).notifications.clean();
    useToastsEnabled.setState({ isWanted: false });
  }
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// The files of one worker share the app's modules, which saves most of the time. So a file must not leave a user signed
// in, a view open or modules half loaded, which would break later files.
afterAll(async () => {
  await vi.dynamicImportSettled();
  resetStores();
});
