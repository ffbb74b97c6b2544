import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import middy from '@middy/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isFault } from '#functions/platform/http/error-envelope.ts';
import { recordOutcome } from '#functions/platform/record-outcome.ts';

/** Returns the lines that a call with this outcome writes. */
const linesOf = async (run: (metrics: Metrics) => number): Promise<Record<string, unknown>[]> => {
  const lines: Record<string, unknown>[] = [];
  const write = (text: unknown): boolean => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  };
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(write);
  const metrics = new Metrics({ namespace: 'Test', serviceName: 'test' });
  const call = middy<object, number>()
    .use(recordOutcome<object, number>(metrics, (status = 500) => isFault(status)))
    .use({
      onError: (request) => {
        request.response = Number((request.error as Error).message);
      },
    })
    .handler(async () => {
      metrics.addMetadata('request_id', 'r1');
      return run(metrics);
    });
  await call({}, { functionName: 'test' } as Parameters<typeof call>[1]);
  written.mockRestore();
  return lines;
};
const fails = (status: number) => (): number => {
  throw new Error(String(status));
};
const success = { service: 'test', request_id: 'r1' };

describe('The line of a call', () => {
  // Other tests of the same worker turn metrics off.
  beforeEach(() => {
    vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
    return () => vi.unstubAllEnvs();
  });

  it('contains the request ID but no metric after a success, and when the user must correct the input', async () => {
    expect(await linesOf(() => 200)).toEqual([success]);
    expect(await linesOf(fails(400))).toEqual([success]);
  });

  it('counts a fault after a server error', async () => {
    expect(await linesOf(fails(503))).toMatchObject([{ ...success, Faults: 1 }]);
  });

  it('counts no fault when only a setting of the environment is missing', async () => {
    expect(await linesOf(fails(501))).toEqual([success]);
  });

  it('contains the metrics that the call counted', async () => {
    const lines = await linesOf((metrics) => {
      metrics.addMetric('PaidTwice', MetricUnit.Count, 1);
      return 200;
    });
    expect(lines).toMatchObject([{ ...success, PaidTwice: 1, _aws: {} }]);
  });
});
