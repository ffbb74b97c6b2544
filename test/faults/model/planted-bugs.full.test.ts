import '../support/quiet-logs.ts';
import { describe, expect, it } from 'vitest';
import { openModelAws } from './model-aws.ts';
import { plantedBugs } from './planted-bugs.ts';
import { runModel } from './run-model.ts';

const aws = openModelAws();

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
