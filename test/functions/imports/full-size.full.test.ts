import { describe, expect, it } from 'vitest';
import { createLogLines } from '#functions/imports/log-lines.ts';
import { createMeasurements } from '#functions/imports/measurements-repository.ts';
import { createImportRepository } from '#functions/imports/repository.ts';
import { createUndoImport } from '#functions/imports/undo-import.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { type LineAnswer, MAX_IMPORT_LINES, type NewImport } from '#shared/imports/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { forwardTo, openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { aLine } from '#test/support/builders/an-import-line.ts';
import { isFull } from '#test/support/full-size.ts';
import { PATIENCE } from '#test/support/patience.ts';

const LINES = isFull ? 50_000 : 400;
/** Interval of transactions after which one fails and its request is retried. */
const BREAKS = isFull ? 97 : 5;
const PER_DAY = 16;
const TODAY = '2026-11-20';
const ID = '01KAHZQ3N00000000000000001';
const USER = 'mara';

const clock = () => new Date(`${TODAY}T23:00:00Z`);
const opened = openForAllTests(openTestTable);
const repository = forwardTo(() => createImportRepository(opened.table, clock));
const measurements = forwardTo(() => createMeasurements(opened.table, clock));

const lines = Array.from({ length: LINES }, (_none, at) =>
  aLine({
    line: at + 2,
    local_date: addDays(TODAY, -Math.floor(at / PER_DAY)),
    food_name: `Food ${at % 5}`,
    occurrence: Math.floor((at % PER_DAY) / 5) + 1,
    calories: 100,
  }),
);
const requests = Array.from({ length: LINES / MAX_IMPORT_LINES }, (_none, at) =>
  lines.slice(at * MAX_IMPORT_LINES, (at + 1) * MAX_IMPORT_LINES),
);

let parts = 0;
const logLines = createLogLines({
  repository: {
    storedAnswer: (...args) => repository.storedAnswer(...args),
    knownOf: (...args) => repository.knownOf(...args),
    log: async (...args) => {
      parts += 1;
      // Fails before or after the write: the sender does not know which.
      if (parts % (2 * BREAKS) === BREAKS) throw new Error('The wire broke before.');
      const answer = await repository.log(...args);
      if (parts % (2 * BREAKS) === 0) throw new Error('The wire broke after.');
      return answer;
    },
  },
  clock,
  newId: newUlid,
});

const send = async (entries: NewImport['entries'], key: string): Promise<LineAnswer[]> => {
  const body: NewImport = {
    id: ID,
    source: 'cronometer',
    file_name: 'servings.csv',
    time_zone: 'UTC',
    entries,
  };
  for (;;) {
    try {
      return await logLines(USER, body, { key, request_hash: key });
    } catch (error) {
      if (!String(error).includes('The wire broke')) throw error;
    }
  }
};
const sendAll = async (name: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [at, entries] of requests.entries())
    for (const { status } of await send(entries, `${name}-${at}`)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const sums = async (): Promise<number[]> => {
  const rows = await rowsOf(opened.table, USER, 'summary#');
  return rows.map(({ meal_count }) => Number(meal_count));
};
const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe(`Importing ${LINES} lines over an unreliable connection`, { timeout: 1_800_000 * PATIENCE }, () => {
  it('logs each line exactly once with correct daily totals', async () => {
    expect(await sendAll('first')).toEqual({ logged: LINES });
    expect(await rowsOf(opened.table, USER, 'entry#')).toHaveLength(LINES);
    const days = await sums();
    expect([days.length, total(days)]).toEqual([Math.ceil(LINES / PER_DAY), LINES]);
    expect(await repository.latest(USER)).toMatchObject([{ id: ID, logged: LINES }]);
  });

  it('reports every line as a duplicate when the file is imported again', async () => {
    expect(await sendAll('second')).toEqual({ duplicate: LINES });
    expect(total(await sums())).toBe(LINES);
  });

  it('an import over an unreliable connection can be undone completely', async () => {
    const undo = createUndoImport({ repository, measurements });
    let removed = 0;
    for (let left = 1, press = 0; left > 0; press += 1) {
      const taken = await undo(USER, ID, { key: `undo-${press}`, request_hash: 'undo' });
      removed += taken.removed;
      left = taken.left;
    }
    expect(removed).toBe(LINES);
    expect(await rowsOf(opened.table, USER, 'entry#')).toEqual([]);
    expect(total(await sums())).toBe(0);
    expect(await repository.latest(USER)).toEqual([]);
  });
});
