import '#test/faults/support/quiet-logs.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { violationReportLimits } from '#functions/client-errors/report-limits.ts';
import { reportViolation } from '#functions/client-errors/report-violation.ts';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { createCountSender } from '#functions/platform/limits/count-sender.ts';
import { createSenderLimits } from '#functions/platform/limits/sender-limits.ts';
import { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { apiEventOf } from '#test/support/api-event.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);

/** What Chromium sends for `report-to`. */
const newReport = (effectiveDirective: string) => ({
  type: 'csp-violation',
  age: 12,
  url: 'https://app.example/diary?q=secret',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://app.example/diary?q=secret',
    blockedURL: 'https://evil.example/steal?token=abc',
    effectiveDirective,
    sample: 'mara@example.com',
    disposition: 'enforce',
  },
});
/** What browsers send for `report-uri`. */
const oldReport = (fields: object) => ({
  'csp-report': { 'document-uri': 'https://app.example/?q=secret', 'blocked-uri': 'inline', ...fields },
});

const scene = (most = 30) => {
  const noted: object[] = [];
  const limits = createSenderLimits(
    opened.table,
    () => new Date('2026-11-20T10:00:30Z'),
    { ...violationReportLimits, kind: randomUUID(), address: { most, per: 'hour' } },
    () => undefined,
  );
  const handler = createApiHandler(clientErrorRoutes, {
    report: async () => undefined,
    reportViolation: reportViolation({
      count: createCountSender(opened.table, limits),
      note: (directives) => noted.push(directives),
    }),
  });
  const send = async (body: unknown, contentType = 'application/reports+json') => {
    const route = clientErrorRoutes.reportViolation;
    const event = apiEventOf('', { routeKey: routeKeyOf(route), path: route.path, body });
    event.headers['content-type'] = contentType;
    event.headers['cloudfront-viewer-address'] = '198.51.100.7:1';
    // API Gateway encodes bodies of types that it does not know to be text.
    event.body = Buffer.from(event.body ?? '').toString('base64');
    event.isBase64Encoded = true;
    const answer = await handler(event, { awsRequestId: randomUUID(), functionName: 'test' } as Context);
    return answer.statusCode;
  };
  return { noted, send };
};

describe('POST /api/csp-reports', () => {
  it.each([
    ['a report of the Reporting API', [newReport('script-src-elem')], { 'script-src-elem': 1 }],
    [
      'several reports',
      [newReport('img-src'), newReport('img-src'), newReport('trusted-types')],
      { 'img-src': 2, 'trusted-types': 1 },
    ],
    ['a directive that we do not know', [newReport('https://secret.example/')], { other: 1 }],
    ['an older report', oldReport({ 'effective-directive': 'style-src-attr' }), { 'style-src-attr': 1 }],
    [
      'an older report that repeats the sources',
      oldReport({ 'violated-directive': "connect-src 'self' https://api.example" }),
      { 'connect-src': 1 },
    ],
  ])('counts %s by directive and keeps nothing else of it', async (_what, body, counted) => {
    const { noted, send } = scene();
    expect(await send(body)).toBe(204);
    expect(noted).toEqual([counted]);
    expect(JSON.stringify(noted)).not.toMatch(/secret|mara|evil|http/);
  });

  it('ignores other reports of the Reporting API, and counts 20 of one request at most', async () => {
    const { noted, send } = scene();
    expect(await send([{ type: 'deprecation', body: { id: 'x' } }])).toBe(204);
    expect(noted).toEqual([]);
    expect(await send(Array.from({ length: 60 }, () => newReport('img-src')))).toBe(204);
    expect(noted).toEqual([{ 'img-src': 20 }]);
  });

  it.each([
    ['no report', {}, 400],
    ['a text', 'script-src', 400],
    [
      'a report that is too large',
      [newReport('img-src'), { type: 'csp-violation', body: { pad: 'x'.repeat(40_000) } }],
      413,
    ],
  ])('rejects %s without logging it', async (_what, body, status) => {
    const { noted, send } = scene();
    expect(await send(body)).toBe(status);
    expect(noted).toEqual([]);
  });

  it('limits the reports of a network', async () => {
    const { noted, send } = scene(2);
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push(await send([newReport('img-src')]));
    expect(statuses).toEqual([204, 204, 429]);
    expect(noted).toHaveLength(2);
  });
});
