import { afterEach, beforeEach, vi } from 'vitest';

/** What the device asks for. */
export const device = (wishes: string[]): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes.some((wish) => query.includes(wish)),
    addEventListener: () => undefined,
  }));
};

/** Each test of the file begins on a device that asks for nothing and keeps nothing. */
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
