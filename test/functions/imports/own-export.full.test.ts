import { describe, expect, it } from 'vitest';
import { createLogLines } from '#functions/imports/log-lines.ts';
import { createLogMeasurements } from '#functions/imports/log-measurements.ts';
import { createMeasurements } from '#functions/imports/measurements-repository.ts';
import { createImportRepository } from '#functions/imports/repository.ts';
import { createUndoImport } from '#functions/imports/undo-import.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { ImportLine, NewImport } from '#shared/imports/schema.ts';
import { aLine } from '#test/support/builders/an-import-line.ts';
import { forwardTo, openForAllTests } from '#test/support/open-for-tests.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openTestTable } from '../test-table.ts';

const clock = () => new Date('2026-11-20T12:00:00Z');
const opened = openForAllTests(openTestTable);
const repository = forwardTo(() => createImportRepository(opened.table, clock));
const measurements = forwardTo(() => createMeasurements(opened.table, clock));
const logLines = createLogLines({ repository, clock, newId: newUlid });
const logMeasurements = createLogMeasurements({ measurements, clock });
const undo = createUndoImport({ repository, measurements });
const press = (key: string) => ({ key, request_hash: 'hash' });

const file = (id: string) =>
  ({ id, source: 'platewise', file_name: 'platewise.zip', time_zone: 'UTC' }) satisfies Partial<NewImport>;
const FIRST = '01KAHZQ3N00000000000000001';
const SECOND = '01KAHZQ3N00000000000000002';

const exported = (id: string, fields: Partial<ImportLine> = {}): ImportLine =>
  aLine({
    note: 'With extra lemon.\nTwo bowls.',
    original: {
      id,
      logged_at: '2026-11-18T18:45:10.000Z',
      time_zone: 'America/Denver',
      confidence_score: 0.9,
      items: null,
      has_photo: true,
    },
    ...fields,
  });
const entry = (at: number) => `01KAHZQ3N0000000000000001${at}`;

describe('Importing the product’s own export', () => {
  it('restores entries with ID, time, time zone and note, and logs none twice', async () => {
    const lines = [exported(entry(1)), exported(entry(2), { food_name: 'Bread' })];
    const first = await logLines('eve', { ...file(FIRST), entries: lines }, press('first-import'));
    expect(first).toEqual(
      lines.map(({ line }) => ({ line, status: 'logged', message: null, lacks_photo: true })),
    );
    expect((await rowsOf(opened.table, 'eve', 'entry#'))[0]).toMatchObject({
      id: entry(1),
      logged_at: '2026-11-18T18:45:10.000Z',
      time_zone: 'America/Denver',
      local_date: '2026-11-18',
      note: 'With extra lemon.\nTwo bowls.',
      confidence_score: 0.9,
    });
    const second = await logLines('eve', { ...file(SECOND), entries: lines }, press('second-import'));
    expect(second.map(({ status }) => status)).toEqual(['duplicate', 'duplicate']);
    expect(await rowsOf(opened.table, 'eve', 'entry#')).toHaveLength(2);
  });

  it('skips entries that were logged in this account and never imported', async () => {
    const lines = [exported(entry(3))];
    await logLines('finn', { ...file(FIRST), entries: lines }, press('first-import'));
    const [line] = await rowsOf(opened.table, 'finn', 'import#');
    await opened.table.getDocumentClient().send(
      new (await import('@aws-sdk/lib-dynamodb')).DeleteCommand({
        TableName: opened.table.getName(),
        Key: { pk: line!['pk'], sk: line!['sk'] },
      }),
    );
    const again = await logLines('finn', { ...file(SECOND), entries: lines }, press('second-import'));
    expect(again).toEqual([{ line: 2, status: 'duplicate', message: null, lacks_photo: true }]);
  });
});

describe('Importing weights and water', () => {
  const days = [
    { date: '2026-11-17', weight: 80.5, water_ml: 1_500 },
    { date: '2026-11-18', weight: 80.1, water_ml: null },
    { date: '2026-12-24', weight: 79, water_ml: null },
  ];

  it('adds them to days that have none, sets the profile’s weight, and skips them the second time', async () => {
    const body = { ...file(FIRST), days };
    expect(await logMeasurements('gil', body, press('measure-1'))).toEqual({ weights: 2, water: 1 });
    expect(await logMeasurements('gil', body, press('measure-1'))).toEqual({ weights: 2, water: 1 });
    expect(await logMeasurements('gil', body, press('measure-2'))).toEqual({ weights: 0, water: 0 });
    expect((await rowsOf(opened.table, 'gil', 'weight#')).map(({ weight }) => Number(weight))).toEqual([
      80.5, 80.1,
    ]);
    expect((await rowsOf(opened.table, 'gil', 'summary#')).map(({ water_ml }) => Number(water_ml))).toEqual([
      1_500,
    ]);
    expect((await rowsOf(opened.table, 'gil', 'account#profile'))[0]).toMatchObject({
      weighed_on: '2026-11-18',
    });
  });

  it('removes them when the import is undone', async () => {
    expect(await undo('gil', FIRST, press('undo-measured'))).toEqual({ removed: 0, left: 0 });
    expect(await rowsOf(opened.table, 'gil', 'weight#')).toEqual([]);
    expect((await rowsOf(opened.table, 'gil', 'summary#')).map(({ water_ml }) => Number(water_ml))).toEqual([
      0,
    ]);
    expect(await repository.latest('gil')).toEqual([]);
  });
});
