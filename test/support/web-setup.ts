import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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
    value: class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  },
  scrollTo: { value: () => undefined, writable: true },
});
Element.prototype.scrollIntoView = () => undefined;

// jsdom lays nothing out, and a menu whose button has no place on the page would stay hidden.
Object.defineProperties(document.documentElement, {
  clientWidth: { get: () => window.innerWidth },
  clientHeight: { get: () => window.innerHeight },
});
Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 44);

afterEach(async () => {
  // Toasts outlive the screen that showed them. Loaded only where there are some: most tests show none.
  const hasToasts = document.querySelector('.mantine-Notifications-root') !== null;
  cleanup();
  if (hasToasts) (await import('@mantine/notifications')).notifications.clean();
  localStorage.clear();
  vi.unstubAllGlobals();
});
