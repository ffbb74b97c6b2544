import { afterAll, vi } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { NO_TIMEOUTS } from '#test/support/patience.ts';
import { type FaultyAws, startFaultyAws } from '../support/faulty-aws.ts';

/** Opens the services for the model-based test before the tests of a file, with a short retry delay. */
export const openModelAws = (): FaultyAws => {
  afterAll(() => {
    vi.restoreAllMocks();
  });
  return openForAllTests(async () => {
    // The retry delay is random. A small value keeps the test short and still backs off.
    vi.spyOn(Math, 'random').mockReturnValue(0.05);
    return startFaultyAws(NO_TIMEOUTS);
  });
};
