import { timeoutFactor } from '../../options.ts';

/** The result of `withinTime` after a timeout. */
export const TIMED_OUT = Symbol('timed out');

/** Waits for a result with a time limit. Work that is late continues, like a function behind a gateway. */
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
