import { expect, it } from 'vitest';
import { deploymentPasses } from '#infra/deploy/deployment-passes.ts';
import { stages } from '#infra/stages.ts';

it('the first deployment of a protected environment runs without protection, then with it', () => {
  expect(deploymentPasses(stages.prod, false)).toEqual([['--context', 'first=yes'], []]);
});

it('the first deployment of an environment with gradual releases creates their alarms before the first release', () => {
  const gradual = { ...stages.dev, deploysGradually: true };
  expect(deploymentPasses(gradual, false)).toEqual([['--context', 'first=yes'], []]);
});

it('a later deployment never runs without protection', () => {
  expect(deploymentPasses(stages.prod, true)).toEqual([[]]);
});

it('an environment that keeps no data is deployed once', () => {
  expect(deploymentPasses(stages.dev, false)).toEqual([[]]);
});
