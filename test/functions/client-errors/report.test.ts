import '#test/faults/support/quiet-logs.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createCountSender } from '#functions/platform/limits/count-sender.ts';
import { reportLimits } from '#functions/client-errors/report-limits.ts';
import { report } from '#functions/client-errors/report.ts';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { createSenderLimits, type FormLimits } from '#functions/platform/limits/sender-limits.ts';
import type { ClientErrorReport } from '#shared/client-errors/report.ts';
import { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { apiEventOf } from '#test/support/api-event.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);

const broken: ClientErrorReport = {
  name: 'TypeError',
  message: 'Cannot read "Linsen" of mara@example.com',
  frames: ['assets/app-DF3sotYO.js:1:2'],
  route: '/dashboard',
  version: 'app-DF3sotYO.js',
  browser: 'firefox',
  online: true,
};

/** Browsers that report errors, with the test's own clock and limits. */
const scene = (limits: Partial<FormLimits> = {}) => {
  const noted: ClientErrorReport[] = [];
  const floods: string[] = [];
  const time = { now: new Date('2026-11-20T10:00:30Z') };
  const bounds = createSenderLimits(
    opened.table,
    () => time.now,
    { ...reportLimits, kind: randomUUID(), ...limits },
    () => floods.push('flood'),
  );
  const handler = createApiHandler(clientErrorRoutes, {
    reportViolation: async () => undefined,
    report: report({ count: createCountSender(opened.table, bounds), note: (told) => noted.push(told) }),
  });
  const tell = async (network: number, body: object = broken) => {
    const route = clientErrorRoutes.report;
    const event = apiEventOf('', { routeKey: routeKeyOf(route), path: route.path, body });
    event.headers['cloudfront-viewer-address'] = `198.51.100.${network}:1`;
    const context = { awsRequestId: randomUUID(), functionName: 'test' } as Context;
    const { statusCode, headers, body: text } = await handler(event, context);
    return { status: statusCode, code: text && (JSON.parse(text) as { code: string }).code, headers };
  };
  return { noted, floods, time, tell };
};

describe('POST /api/client-errors', () => {
  it('removes personal data again before logging the error', async () => {
    const { noted, tell } = scene();
    expect((await tell(1)).status).toBe(204);
    expect(noted).toEqual([{ ...broken, message: 'Cannot read [text] of [e-mail]' }]);
  });

  it('limits the reports per network and hour without blocking other networks', async () => {
    const { noted, time, tell } = scene({ address: { most: 2, per: 'hour' } });
    for (const status of [204, 204, 429]) expect((await tell(1)).status).toBe(status);
    const refused = await tell(1);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '3570' } });
    expect((await tell(2)).status).toBe(204);
    time.now = new Date('2026-11-20T11:00:00Z');
    expect((await tell(1)).status).toBe(204);
    expect(noted).toHaveLength(4);
  });

  it('limits the reports of all networks per minute', async () => {
    const { noted, floods, tell } = scene({ all: { most: 2, per: 'minute' } });
    const statuses = [(await tell(1)).status, (await tell(2)).status, (await tell(3)).status];
    expect(statuses).toEqual([204, 204, 429]);
    expect([noted.length, floods]).toEqual([2, ['flood']]);
  });
});
