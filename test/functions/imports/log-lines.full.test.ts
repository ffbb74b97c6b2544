import { describe, expect, it, vi } from 'vitest';
import { createLogLines } from '#functions/imports/log-lines.ts';
import { createMeasurements } from '#functions/imports/measurements-repository.ts';
import { createImportRepository } from '#functions/imports/repository.ts';
import { createUndoImport } from '#functions/imports/undo-import.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { createClosedAccountEntity } from '#functions/platform/account/closed-account-entity.ts';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { MAX_IMPORT_LINES, type NewImport } from '#shared/imports/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { forwardTo, openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { aLine, manyLines } from '#test/support/builders/an-import-line.ts';

const clock = () => new Date('2026-11-20T12:00:00Z');
const opened = openForAllTests(openTestTable);
const repository = forwardTo(() => createImportRepository(opened.table, clock));
const measurements = forwardTo(() => createMeasurements(opened.table, clock));

const body = (entries: NewImport['entries'], id = '01KAHZQ3N00000000000000001'): NewImport => ({
  id,
  source: 'loseit',
  file_name: 'food-logs.csv',
  time_zone: 'Europe/Berlin',
  entries,
});
const press = (key: string) => ({ key, request_hash: 'hash' });
const logLines = (over: Partial<typeof repository> = {}) =>
  createLogLines({ repository: { ...repository, ...over }, clock, newId: newUlid });
const namesOf = async (user: string) =>
  (await rowsOf(opened.table, user, 'entry#')).map(({ food_name }) => food_name as string);

describe('An interrupted import', () => {
  it('an interrupted import keeps the finished parts, and a second attempt adds the rest without duplicates', async () => {
    let parts = 0;
    const breaking = logLines({
      log: (...args) => {
        parts += 1;
        if (parts === 3) throw new Error('The table is out of reach.');
        return repository.log(...args);
      },
    });
    const lines = manyLines(150);
    await expect(breaking('mara', body(lines), press('press-1'))).rejects.toThrow('out of reach');
    expect(await namesOf('mara')).toHaveLength(96);

    const answers = await logLines()('mara', body(lines), press('press-1'));
    expect(answers.map(({ status }) => status)).toEqual(lines.map(() => 'logged'));
    expect((await namesOf('mara')).toSorted()).toEqual(lines.map(({ food_name }) => food_name).toSorted());
  });

  it('an interrupted import resumes when the file is selected again and skips what exists', async () => {
    const answers = await logLines()('mara', body(manyLines(155)), press('press-2'));
    expect(answers.filter(({ status }) => status === 'duplicate')).toHaveLength(150);
    expect(await namesOf('mara')).toHaveLength(155);
  });
});

describe('An import of a hundred lines on a hundred days', () => {
  it('an import of a hundred lines on a hundred days fits the transactions for logging and undo, daily totals included', async () => {
    const lines = manyLines(100).map((line, at) => ({ ...line, local_date: addDays('2026-11-20', -at) }));
    const answers = await logLines()('kim', body(lines), press('press-days'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['logged']));
    expect(await rowsOf(opened.table, 'kim', 'summary#')).toHaveLength(100);
    const taken = await createUndoImport({ repository, measurements })(
      'kim',
      body(lines).id,
      press('undo-days'),
    );
    expect(taken).toEqual({ removed: 100, left: 0 });
    expect(await namesOf('kim')).toEqual([]);
    const sums = await rowsOf(opened.table, 'kim', 'summary#');
    expect(new Set(sums.map(({ meal_count }) => meal_count))).toEqual(new Set([0]));
  });
});

describe('An import of a thousand lines', () => {
  const countCalls = async (act: () => Promise<void>): Promise<Record<string, number>> => {
    const calls = vi.spyOn(opened.table.getDocumentClient(), 'send');
    await act();
    const kinds = Object.groupBy(calls.mock.calls, ([command]) => command.constructor.name);
    calls.mockRestore();
    return Object.fromEntries(Object.entries(kinds).map(([kind, sent]) => [kind, sent?.length ?? 0]));
  };

  it('takes five requests with five transactions and five reads each, and its undo four with six', async () => {
    const lines = manyLines(1_000).map((line, at) => ({
      ...line,
      local_date: addDays('2026-11-20', -Math.floor((999 - at) / 16) - 20),
    }));
    const importing = await countCalls(async () => {
      for (let at = 0; at < lines.length; at += MAX_IMPORT_LINES)
        await logLines()('ida', body(lines.slice(at, at + MAX_IMPORT_LINES)), press(`press-ida-${at}`));
    });
    expect(importing).toEqual({ GetCommand: 5, BatchGetCommand: 25, TransactWriteCommand: 25 });
    expect(await namesOf('ida')).toHaveLength(1_000);
    const sums = await rowsOf(opened.table, 'ida', 'summary#');
    expect(sums.reduce((sum, { meal_count }) => sum + Number(meal_count), 0)).toBe(1_000);

    let requests = 0;
    const undoing = await countCalls(async () => {
      for (let left = 1; left > 0; requests += 1)
        ({ left } = await createUndoImport({ repository, measurements })(
          'ida',
          body(lines).id,
          press(`undo-${requests}`),
        ));
    });
    expect([requests, undoing]).toEqual([
      4,
      { GetCommand: 4 + 11, QueryCommand: 11, BatchGetCommand: 11, TransactWriteCommand: 22 },
    ]);
    expect(await namesOf('ida')).toEqual([]);
  });
});

describe('Two tabs importing the same file at the same time', () => {
  it('two tabs importing the same file log each line once between them', async () => {
    const lines = manyLines(50);
    const answers = await Promise.all(
      ['01KAHZQ3N00000000000000003', '01KAHZQ3N00000000000000004'].map((id) =>
        logLines()('ben', body(lines, id), press(`press-${id}`)),
      ),
    );
    expect(answers.flat().filter(({ status }) => status === 'logged')).toHaveLength(50);
    expect((await namesOf('ben')).toSorted()).toEqual(lines.map(({ food_name }) => food_name).toSorted());
    const runs = await repository.latest('ben');
    expect(runs.reduce((sum, { logged }) => sum + logged, 0)).toBe(50);
  });

  it('two tabs undoing the same import undo each entry once between them', async () => {
    const run = (await repository.latest('ben'))[0]!;
    const undo = createUndoImport({ repository, measurements });
    const taken = await Promise.all(['a', 'b'].map((key) => undo('ben', run.id, press(`undo-${key}`))));
    expect(taken.reduce((sum, { removed }) => sum + removed, 0)).toBe(run.logged);
    expect(await repository.find('ben', run.id)).toBeNull();
  });
});

describe('An imported line', () => {
  it("logs a line of today no later than now, and lines of one instant in the file's order", async () => {
    const today = { local_date: '2026-11-20', time: '19:00', meal_type: 'dinner' } as const;
    const lines = ['Soup', 'Bread', 'Apple', 'Tea'].map((food_name, at) =>
      aLine({ ...today, line: at + 2, food_name }),
    );
    await logLines()('lea', body(lines), press('press-3'));
    const rows = await rowsOf(opened.table, 'lea', 'entry#');
    expect(rows.map(({ food_name }) => food_name)).toEqual(['Soup', 'Bread', 'Apple', 'Tea']);
    expect(rows[0]).toMatchObject({ logged_at: '2026-11-20T12:00:00.000Z', local_date: '2026-11-20' });
  });

  it.each([
    ['America/Santiago', '2026-09-06', '00:30', 'an hour skipped by daylight saving'],
    ['Pacific/Apia', '2011-12-30', '12:30', 'a day skipped by the calendar'],
    ['Pacific/Kiritimati', '2026-11-20', '08:00', 'the first zone to start a day'],
  ])(
    "(D5) an imported line belongs to exactly the file's day in %s on %s at %s: %s",
    async (time_zone, local_date, time) => {
      const user = `zone-${time_zone}`;
      await logLines()(user, { ...body([aLine({ local_date, time })]), time_zone }, press('press-zone'));
      const [row] = await rowsOf(opened.table, user, 'entry#');
      expect(row).toMatchObject({ local_date, time_zone });
      expect((await rowsOf(opened.table, user, 'summary#')).map(({ sk }) => sk as string)).toEqual([
        `summary#${local_date}`,
      ]);
    },
  );

  it('logs no line for a closed account', async () => {
    await createClosedAccountEntity(opened.table)
      .build(PutItemCommand)
      .item({ user_id: 'gone', expires_at: 2_000_000_000 })
      .send();
    await expect(logLines()('gone', body([aLine()]), press('press-4'))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await namesOf('gone')).toEqual([]);
  });
});
