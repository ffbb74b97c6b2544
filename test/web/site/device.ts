import { afterEach, beforeEach, vi } from 'vitest';

/** Sets the device's media preferences. */
export const device = (wishes: string[]): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes.some((wish) => query.includes(wish)),
    addEventListener: () => undefined,
  }));
};

/** Starts each test on a device without preferences and without stored data. */
export const onFreshDevice = (): void => {
  beforeEach(() => {
    device([]);
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    // Runs what still waits for the first scroll of this page, which would otherwise run in a later test.
    window.dispatchEvent(new Event('scroll'));
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};
