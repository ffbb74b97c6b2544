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

describe('The Served metric', () => {
  it('counts a call as served even when the user must correct the input', async () => {
    expect([await servedBy(() => 200), await servedBy(fails(400))]).toEqual([1, 1]);
  });

  it('counts a call as not served after a server error', async () => {
    expect(await servedBy(fails(503))).toBe(0);
  });

  it('counts a call as served when only a setting of the environment is missing', async () => {
    expect(await servedBy(fails(501))).toBe(1);
  });
});
