import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

/** Repeats a check until it passes. On a busy machine a pass may take long, so only a check that never passes fails. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000 * PATIENCE });
