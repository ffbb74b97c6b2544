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
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};
