import { timeoutFactor } from '../../options.ts';

/** What `withinTime` gives where the time ran out. */
export const TIMED_OUT = Symbol('timed out');

/** Waits for a result, but no longer than this. What is late goes on by itself, as a function behind a gateway does. */
export const withinTime = async <T>(
  work: Promise<T>,
  milliseconds: number,
): Promise<T | typeof TIMED_OUT> => {
  const { promise: late, resolve } = Promise.withResolvers<typeof TIMED_OUT>();
  const timer = setTimeout(resolve, milliseconds * timeoutFactor(), TIMED_OUT);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
