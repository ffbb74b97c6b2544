import { describe, expect, it } from 'vitest';
import { createExportTable } from '#functions/backups/export-table.ts';
import {
  backupAge,
  type ExportRequest,
  planExports,
  type TableExport,
} from '#functions/backups/plan-exports.ts';

const NOW = new Date('2026-11-28T12:10:30Z');
const at = (hoursAgo: number): Date =>
  new Date(new Date('2026-11-28T12:00:00Z').getTime() - hoursAgo * 3_600_000);
const made = (from: number | null, to: number, state: TableExport['state'] = 'completed'): TableExport => ({
  state,
  startedAt: at(to - 0.2),
  from: from === null ? null : at(from),
  to: at(to),
});
const day = 24;

describe('planExports', () => {
  it('requests a full export of the table as it was ten minutes ago when there is none', () => {
    expect(planExports([], NOW)).toEqual([{ from: null, to: at(0) }]);
    expect(planExports([made(null, 6, 'failed')], NOW)).toEqual([{ from: null, to: at(0) }]);
  });

  it('requests the changes since the last export, which may still be running', () => {
    expect(planExports([made(null, 12), made(12, 6, 'running')], NOW)).toEqual([{ from: at(6), to: at(0) }]);
  });

  it('repeats an export that failed, from where it started', () => {
    const exports = [made(null, 18), made(12, 6), made(18, 12, 'failed')];
    expect(planExports(exports, NOW)).toEqual([{ from: at(18), to: at(0) }]);
  });

  it('closes a gap of days with exports of at most a day and at least 15 minutes', () => {
    const requests = planExports([made(null, 48.1)], NOW);
    expect(requests.map(({ from }) => from)).toEqual([
      at(48.1),
      ...requests.slice(0, -1).map(({ to }) => to),
    ]);
    expect(requests.at(-1)?.to).toEqual(at(0));
    for (const { from, to } of requests) {
      const hours = (to.getTime() - from!.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(0.25);
      expect(hours).toBeLessThanOrEqual(day);
    }
  });

  it('leaves less than 15 minutes of changes to the next run', () => {
    expect(planExports([made(null, 0.2)], NOW)).toEqual([]);
  });

  it('adds a full export after 24 days, which ends with the changes before it', () => {
    const chain = [made(null, 24 * day)];
    for (let hours = 24 * day; hours > 6; hours -= 6) chain.push(made(hours, hours - 6));
    expect(planExports(chain, NOW)).toEqual([
      { from: at(6), to: at(0) },
      { from: null, to: at(0) },
    ]);
    expect(planExports([...chain, made(6, 0), made(null, 0, 'running')], NOW)).toEqual([]);
  });
});

describe('backupAge', () => {
  it('counts hours since the newest state that can be restored, or since the first request', () => {
    expect(backupAge([made(null, 40), made(40, 10), made(10, 4, 'failed')], at(0))).toBe(10);
    expect(backupAge([made(null, 30, 'failed'), made(null, 24, 'failed')], at(0))).toBeCloseTo(29.8, 5);
    expect(backupAge([], at(0))).toBe(0);
  });

  it('does not count changes after a gap, or after a full export that is about to expire', () => {
    expect(backupAge([made(null, 40), made(40, 34), made(28, 2)], at(0))).toBe(34);
    const old = [made(null, 27 * day), made(27 * day, 26 * day)];
    expect(backupAge(old, at(0))).toBeGreaterThan(26 * day);
  });
});

describe('The export of the table', () => {
  const run = (request: (period: ExportRequest) => Promise<string>, lastDrill?: string) =>
    createExportTable({
      exports: { list: async () => [made(null, 30)], request },
      readLastDrill: async () => lastDrill,
      clock: () => NOW,
    })();

  it('reports the age of the backups and of the last restore drill', async () => {
    const { requested, drill_age } = await run(async () => '', '2026-11-18T12:10:30Z');
    expect([requested, drill_age]).toEqual([2, 10]);
    expect((await run(async () => '')).drill_age).toBeCloseTo(30 / 24, 1);
  });

  it('requests the other exports when one is refused, and then fails', async () => {
    const requested: Date[] = [];
    await expect(
      run(async ({ to }) => {
        requested.push(to);
        throw new Error('LimitExceededException');
      }),
    ).rejects.toThrow('2 exports were refused.');
    expect(requested).toHaveLength(2);
  });
});
