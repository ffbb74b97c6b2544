import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ImportLine, type ImportUndone, type LineAnswer, pastImport } from '#shared/imports/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { aLine, manyLines } from '#test/support/builders/an-import-line.ts';

const ID = '01KAHZQ3N00000000000000001';
const OTHER_ID = '01KAHZQ3N00000000000000002';
const TODAY = localDateOf(new Date(), ZONE);
const DAY = addDays(TODAY, -3);

const send = async (
  user: ApiUser,
  entries: ImportLine[],
  { id = ID, key = randomUUID() }: { id?: string; key?: string } = {},
) => {
  const body = { id, source: 'cronometer', file_name: 'servings.csv', time_zone: ZONE, entries };
  const answer = await user.call('POST', '/api/imports', body, { 'idempotency-key': key });
  return {
    status: answer.status,
    body: answer.body,
    lines: (answer.body as unknown as { lines: LineAnswer[] }).lines,
  };
};
const statuses = (lines: LineAnswer[]) => lines.map(({ status }) => status);
const dayOf = async (user: ApiUser, date = DAY) => (await user.call('GET', `/api/diary/${date}`)).body;
const importsOf = async (user: ApiUser) =>
  pastImport
    .array()
    .parse(((await user.call('GET', '/api/imports')).body as unknown as { imports: unknown }).imports);
const undo = async (user: ApiUser, id = ID) =>
  (await user.call('POST', `/api/imports/${id}/removals`)).body as unknown as ImportUndone;

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser({ name: 'Ben Test' })]);
});

describe('POST /api/imports', () => {
  it('logs imported lines on their days and times and updates the daily totals', async () => {
    const breakfast = aLine({
      line: 3,
      local_date: DAY,
      time: '07:45',
      meal_type: 'breakfast',
      calories: 95.6,
    });
    const { status, lines } = await send(mara, [aLine({ local_date: DAY }), breakfast]);
    expect([status, lines]).toEqual([
      200,
      [
        { line: 2, status: 'logged', message: null },
        { line: 3, status: 'logged', message: null },
      ],
    ]);
    const { entries } = (await mara.call('GET', `/api/food-entries?local_date=${DAY}`)).body;
    expect(entries.map(({ food_name, meal_type, calories }) => [food_name, meal_type, calories])).toEqual([
      ['Lentil soup', 'lunch', 310],
      ['Lentil soup', 'breakfast', 96],
    ]);
    expect(entries[0]).toMatchObject({ protein: 18.5, sugar: null, sodium: 640, serving_size: '1 bowl' });
    expect(entries[0]!.local_date).toBe(DAY);
    expect((await dayOf(mara)).summary.total_calories).toBe(406);
  });

  it('skips lines that were imported before, from any file or position', async () => {
    const again = aLine({ line: 77, local_date: DAY, meal_type: 'snack', time: '16:00' });
    const { lines } = await send(mara, [again, aLine({ local_date: DAY, calories: 311 })], { id: OTHER_ID });
    expect(statuses(lines)).toEqual(['duplicate', 'logged']);
  });

  it('creates one entry for each of several equal lines of a day', async () => {
    const coffee = { local_date: DAY, food_name: 'Coffee' };
    const two = [aLine({ ...coffee, line: 9 }), aLine({ ...coffee, line: 10, occurrence: 2 })];
    expect(statuses((await send(mara, two)).lines)).toEqual(['logged', 'logged']);
    expect(statuses((await send(mara, two)).lines)).toEqual(['duplicate', 'duplicate']);
    const twice = [two[0]!, two[0]!].map((line) => ({ ...line, food_name: 'Tea' }));
    expect(statuses((await send(mara, twice)).lines)).toEqual(['logged', 'duplicate']);
  });

  it('rejects invalid lines individually with a reason', async () => {
    const { lines } = await send(ben, [
      aLine({ line: 2, local_date: addDays(TODAY, 2) }),
      aLine({ line: 3, calories: -120 }),
      aLine({ line: 4, local_date: '2026-02-30' }),
      aLine({ line: 5 }),
    ]);
    expect(lines).toEqual([
      { line: 2, status: 'refused', message: 'This day is in the future.' },
      { line: 3, status: 'refused', message: 'A meal can’t have -120 calories.' },
      { line: 4, status: 'refused', message: '“2026-02-30” is not a valid date.' },
      { line: 5, status: 'logged', message: null },
    ]);
  });

  it('repeats its answer and creates no second entries when an Idempotency-Key is sent twice', async () => {
    const user = await withUser();
    const lines = manyLines(60).map((line) => ({ ...line, local_date: DAY }));
    const first = await send(user, lines, { key: 'press-of-an-import' });
    const second = await send(user, lines, { key: 'press-of-an-import' });
    expect(second.lines).toEqual(first.lines);
    expect(new Set(statuses(second.lines))).toEqual(new Set(['logged']));
    expect((await dayOf(user)).entries).toHaveLength(60);
    const other = await send(user, lines.slice(1), { key: 'press-of-an-import' });
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('An import', () => {
  it('shows its remaining entries to its owner only, newest import first', async () => {
    const user = await withUser();
    await send(user, [aLine()], { id: OTHER_ID });
    await send(user, manyLines(3), { id: ID });
    const listed = await importsOf(user);
    expect(listed.map(({ id, logged, source, file_name }) => [id, logged, source, file_name])).toEqual([
      [OTHER_ID, 1, 'cronometer', 'servings.csv'],
      [ID, 3, 'cronometer', 'servings.csv'],
    ]);
    expect(await importsOf(await withUser())).toEqual([]);
  });

  it('an import can be undone with all its entries, even corrected ones, and repeated', async () => {
    const user = await withUser();
    const own = { food_name: 'My own', calories: 50, time_zone: ZONE, logged_at: `${DAY}T10:00:00Z` };
    await user.call('POST', '/api/food-entries', own);
    const lines = manyLines(100).map((line) => ({ ...line, local_date: DAY }));
    await send(user, lines);
    await send(user, [aLine({ local_date: DAY, line: 200 })]);
    const [entry] = (await user.call('GET', `/api/food-entries?local_date=${DAY}&limit=1`)).body.entries;
    await user.call('PATCH', `/api/food-entries/${entry!.id}`, { calories: 1, version: 1 });
    const [, gone] = (await user.call('GET', `/api/food-entries?local_date=${DAY}&limit=2`)).body.entries;
    await user.call('DELETE', `/api/food-entries/${gone!.id}`);

    expect(await undo(user)).toEqual({ removed: 100, left: 0 });
    const { summary, entries } = await dayOf(user);
    expect([summary.total_calories, entries.map(({ food_name }) => food_name)]).toEqual([50, ['My own']]);
    expect(await importsOf(user)).toEqual([]);
    expect(await undo(user)).toEqual({ removed: 0, left: 0 });
    expect(statuses((await send(user, lines)).lines)).toEqual(lines.map(() => 'logged'));
  });

  it('an import cannot be undone by another user', async () => {
    const user = await withUser();
    await send(user, [aLine()]);
    expect(await undo(ben, ID)).toMatchObject({ left: 0 });
    expect((await importsOf(user)).map(({ logged }) => logged)).toEqual([1]);
  });
});
