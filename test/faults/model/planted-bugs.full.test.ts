import '../support/quiet-logs.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_TIMEOUTS } from '#test/support/patience.ts';
import { type FaultyAws, startFaultyAws } from '../support/faulty-aws.ts';
import { plantedBugs } from './planted-bugs.ts';
import { runModel } from './run-model.ts';

let aws: FaultyAws;
beforeAll(async () => {
  // The retry delay is random. A small value keeps the test short and still backs off.
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  aws = await startFaultyAws(NO_TIMEOUTS);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await aws.stop();
});

describe('A planted bug', () => {
  const SEED = 20_261_123;
  const MAX_STEPS = 100;

  it.each(Object.entries(plantedBugs))('detects the planted bug: %s', async (_name, { bug, kinds, says }) => {
    const { found } = await runModel(aws, { seed: SEED, steps: MAX_STEPS, together: 25, bug, kinds });
    expect(found?.why).toMatch(says);
  });

  it('finds no error in the same steps without a planted bug', async () => {
    const kinds = [...new Set(Object.values(plantedBugs).flatMap((planted) => planted.kinds))];
    const { found } = await runModel(aws, { seed: SEED, steps: MAX_STEPS, together: 25, kinds });
    expect(found).toBeNull();
  });
});
