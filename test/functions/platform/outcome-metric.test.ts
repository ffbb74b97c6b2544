import { Metrics } from '@aws-lambda-powertools/metrics';
import middy from '@middy/core';
import { describe, expect, it } from 'vitest';
import { isFault } from '#functions/platform/http/error-envelope.ts';
import { outcomeMetric } from '#functions/platform/outcome-metric.ts';

/** Returns the `Served` metric of a call with this outcome. */
const servedBy = async (run: () => number): Promise<unknown> => {
  const metrics = new Metrics({ namespace: 'Test', serviceName: 'test' });
  const call = middy<object, number>()
    .use(outcomeMetric<object, number>(metrics, (status = 500) => isFault(status)))
    .use({
      onError: (request) => {
        request.response = Number((request.error as Error).message);
      },
    })
    .handler(async () => run());
  await call({}, { functionName: 'test' } as Parameters<typeof call>[1]);
  return metrics.serializeMetrics()['Served'];
};
const fails = (status: number) => (): number => {
  throw new Error(String(status));
};

describe('Every call', () => {
  it('counts as served, also when its answer is that the person must correct something', async () => {
    expect([await servedBy(() => 200), await servedBy(fails(400))]).toEqual([1, 1]);
  });

  it('counts as not served when the fault was ours', async () => {
    expect(await servedBy(fails(503))).toBe(0);
  });

  it('counts as served when all that is missing is a setting of the stage', async () => {
    expect(await servedBy(fails(501))).toBe(1);
  });
});
