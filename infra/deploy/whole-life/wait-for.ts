import type { StepContext } from './step.ts';

const INTERVAL_MS = 1_000;

/**
 * Repeats a look until it finds something.
 * @param missing what is wrong if it never does, e.g. 'no email with a code arrived'
 * @throws Error with `missing` at the limit of the step
 */
export const waitFor = async <T>(
  { outside: { time }, signal }: Pick<StepContext, 'outside' | 'signal'>,
  missing: string,
  look: () => Promise<T | null>,
): Promise<T> => {
  for (;;) {
    const found = await look().catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (found !== null) return found;
    if (signal.aborted) throw new Error(missing);
    await time.pause(INTERVAL_MS);
  }
};
