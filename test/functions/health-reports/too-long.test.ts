import { expect, it } from 'vitest';
import { makeReport } from '#functions/health-reports/make-report.ts';
import { createReadReport } from '#functions/health-reports/read-report.ts';
import { MAX_REPORT_ENTRIES } from '#shared/health-reports/schema.ts';
import { aReportEntry, aReport } from './a-report.ts';

const entries = (count: number, food_name = 'Soup') =>
  Array.from({ length: count }, () => aReportEntry({ food_name }));
const range = { from: '2026-11-16', to: '2026-11-20' };

it('rejects a report with too many entries and suggests fewer days', async () => {
  const read = (count: number) =>
    createReadReport({
      sums: { profile: async () => null, summaries: async () => [] },
      readEntries: async () => entries(count),
      find: () => null,
      clock: () => new Date('2026-11-20T12:00:00Z'),
    })('mara', range.from, range.to);
  expect((await read(MAX_REPORT_ENTRIES)).entries).toHaveLength(MAX_REPORT_ENTRIES);
  await expect(read(MAX_REPORT_ENTRIES + 1)).rejects.toMatchObject({ code: 'REPORT_TOO_LONG', status: 422 });
});

it('rejects a report file that exceeds the response limit', async () => {
  const make = (name: string) =>
    makeReport(async () => aReport(5, { entries: entries(2_000, name) }))({
      caller: { user_id: 'mara', signed_in_at: 0 },
      body: { ...range, format: 'csv' },
    } as never);
  expect((await make('x'.repeat(2_000))).bytes.length).toBeLessThan(4_600_000);
  await expect(make('x'.repeat(2_300))).rejects.toMatchObject({ code: 'REPORT_TOO_LONG' });
});
