import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { longItems } from './long-items.ts';

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser({ name: 'Ben Other' })]);
});

const soup = { food_name: 'Soup', calories: 300, protein: 12.3, meal_type: 'lunch', time_zone: ZONE };
const log = async (body: object): Promise<ApiAnswer> =>
  (await mara.call('POST', '/api/food-entries', { ...soup, ...body })).body;
const dayOf = async (date: string) => (await mara.call('GET', `/api/diary/${date}`)).body;
const sumsOf = async (date: string) => {
  const { total_calories, protein, meal_count } = (await dayOf(date)).summary;
  return [total_calories, protein, meal_count];
};
const copy = (user: ApiUser, body: object, headers?: Record<string, string>) =>
  user.call('POST', '/api/food-entries/copies', { time_zone: ZONE, ...body }, headers);

describe('Moving an entry to another time', () => {
  it('moves the entry to its new day and adjusts the totals of both days', async () => {
    const entry = await log({ logged_at: '2026-05-01T11:00:00Z' });
    await log({ logged_at: '2026-05-01T12:00:00Z', calories: 50, protein: null });
    const { status, body } = await mara.call('PATCH', `/api/food-entries/${entry.id}`, {
      version: 1,
      calories: 320,
      logged_at: '2026-05-02T22:30:00Z',
      time_zone: ZONE,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ local_date: '2026-05-03', calories: 320, version: 2 });
    expect(await sumsOf('2026-05-01')).toEqual([50, 0, 1]);
    expect(await sumsOf('2026-05-03')).toEqual([320, 12.3, 1]);
    expect((await dayOf('2026-05-03')).entries.map(({ id }) => id)).toEqual([entry.id]);
    expect((await dayOf('2026-05-01')).entries).toHaveLength(1);
  });

  it('changes only the order within the same day', async () => {
    const first = await log({ logged_at: '2026-05-05T07:00:00Z' });
    const second = await log({ logged_at: '2026-05-05T08:00:00Z' });
    const moved = { version: 1, logged_at: '2026-05-05T09:00:00Z', time_zone: ZONE };
    await mara.call('PATCH', `/api/food-entries/${first.id}`, moved);
    expect((await dayOf('2026-05-05')).entries.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await sumsOf('2026-05-05')).toEqual([600, 24.6, 2]);
  });

  it('uses the local day of the given time zone (D5)', async () => {
    const entry = await log({ logged_at: '2026-05-07T11:00:00Z' });
    const moved = { version: 1, logged_at: '2026-05-07T11:00:00Z', time_zone: 'Pacific/Kiritimati' };
    const { body } = await mara.call('PATCH', `/api/food-entries/${entry.id}`, moved);
    expect([body.local_date, body.time_zone]).toEqual(['2026-05-08', 'Pacific/Kiritimati']);
    expect([await sumsOf('2026-05-07'), await sumsOf('2026-05-08')]).toEqual([
      [0, 0, 0],
      [300, 12.3, 1],
    ]);
  });

  it('succeeds in one of two tabs and reports a conflict to the other', async () => {
    const entry = await log({ logged_at: '2026-05-10T11:00:00Z' });
    const move = (day: string) =>
      mara.call('PATCH', `/api/food-entries/${entry.id}`, {
        version: 1,
        logged_at: `${day}T11:00:00Z`,
        time_zone: ZONE,
      });
    const answers = await Promise.all([move('2026-05-11'), move('2026-05-12')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('FOOD_ENTRY_CHANGED');
    const counts = await Promise.all(
      ['2026-05-10', '2026-05-11', '2026-05-12'].map(async (day) => (await sumsOf(day))[2]),
    );
    expect(counts.toSorted((left, right) => left! - right!)).toEqual([0, 0, 1]);
  });
});

describe('The items of an entry', () => {
  const per_100_g = { calories: 89, protein: 1.1, carbs: 22.8, fat: 0.3, fiber: 2.6, sugar: 12.2, sodium: 1 };
  const banana = {
    name: 'Banana',
    grams: 100,
    record_id: 'usda:173944',
    source: 'usda',
    confidence: 1,
    per_100_g,
    nutrients: per_100_g,
  };
  const twice = {
    ...banana,
    grams: 200,
    nutrients: { calories: 178, protein: 2.2, carbs: 45.6, fat: 0.6, fiber: 5.2, sugar: 24.4, sodium: 2 },
  };

  it('the items of an entry are kept while they add up to the values and dropped when a value changes without them', async () => {
    const entry = await log({ ...per_100_g, items: [banana] });
    expect(entry.items).toEqual([banana]);
    const path = `/api/food-entries/${entry.id}`;
    const named = await mara.call('PATCH', path, { version: 1, food_name: 'A banana' });
    expect(named.body.items).toEqual([banana]);
    const byHand = await mara.call('PATCH', path, { version: 2, calories: 120 });
    expect([byHand.body.calories, byHand.body.items]).toEqual([120, null]);
  });

  it('the items of an entry are dropped when they contradict the values the user entered', async () => {
    const entry = await log({ ...per_100_g, calories: 300, items: [banana] });
    expect([entry.calories, entry.items]).toEqual([300, null]);
  });

  it('the items of an entry set the totals when sent alone', async () => {
    const entry = await log({ ...per_100_g, items: [banana], logged_at: '2026-05-20T12:00:00Z' });
    const { body } = await mara.call('PATCH', `/api/food-entries/${entry.id}`, {
      version: 1,
      items: [twice],
    });
    expect(body).toMatchObject({ ...twice.nutrients, items: [twice] });
    expect((await sumsOf('2026-05-20'))[0]).toBe(178);
  });
});

describe('POST /api/food-entries/copies', () => {
  it('keeps each local time across daylight saving changes and time zones', async () => {
    const berlin = await log({ logged_at: '2026-03-20T12:15:30.250Z', fiber: 3 });
    const york = await log({
      logged_at: '2026-03-21T02:30:00Z',
      time_zone: 'America/New_York',
      meal_type: 'dinner',
    });
    const { status, body } = await copy(mara, { ids: [berlin.id, york.id], local_date: '2026-06-01' });
    expect(status).toBe(201);
    expect(body.entries).toMatchObject([
      { food_name: 'Soup', fiber: 3, logged_at: '2026-06-01T11:15:30.250Z', meal_type: 'lunch', version: 1 },
      { logged_at: '2026-06-01T20:30:00.000Z', local_date: '2026-06-01', time_zone: ZONE },
    ]);
    expect((await dayOf('2026-06-01')).entries).toEqual(body.entries);
    expect(await sumsOf('2026-06-01')).toEqual([600, 24.6, 2]);
    expect(await sumsOf('2026-03-20')).toEqual([600, 24.6, 2]);
  });

  it('assigns the copies to another meal on request', async () => {
    const { id } = await log({ logged_at: '2026-06-03T12:00:00Z' });
    const { body } = await copy(mara, { ids: [id], local_date: '2026-06-04', meal_type: 'snack' });
    expect(body.entries.map(({ meal_type }) => meal_type)).toEqual(['snack']);
  });

  it('refuses to copy entries to their own day, and accepts another meal of that day', async () => {
    const { id } = await log({ logged_at: '2026-06-14T12:00:00Z' });
    const refused = await copy(mara, { ids: [id], local_date: '2026-06-14' });
    expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await dayOf('2026-06-14')).entries).toHaveLength(1);
    const { status } = await copy(mara, { ids: [id], local_date: '2026-06-14', meal_type: 'snack' });
    expect(status).toBe(201);
  });

  it('copies once per Idempotency-Key, even 40 long entries', async () => {
    const sources = await Promise.all(
      Array.from({ length: 40 }, (_, minute) =>
        log({
          calories: 40,
          protein: null,
          items: longItems(),
          logged_at: new Date(Date.parse('2026-06-05T08:00:00Z') + minute * 60_000).toISOString(),
        }),
      ),
    );
    const body = { ids: sources.map(({ id }) => id), local_date: '2026-06-06' };
    const headers = { 'idempotency-key': 'copy-of-a-day' };
    const answers = await Promise.all([copy(mara, body, headers), copy(mara, body, headers)]);
    answers.push(await copy(mara, body, headers));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, ...repeated] = answers.map(({ body: { entries } }) => entries.map(({ id }) => id));
    expect(first).toHaveLength(40);
    for (const ids of repeated) expect(ids).toEqual(first);
    expect(await sumsOf('2026-06-06')).toEqual([1600, 0, 40]);
  });

  it('returns 404 and writes nothing when an entry is missing or belongs to another user', async () => {
    const { id } = await log({ logged_at: '2026-06-08T12:00:00Z' });
    const unknown = '01JD0000000000000000000000';
    const answers = [
      await copy(mara, { ids: [id, unknown], local_date: '2026-06-09' }),
      await copy(ben, { ids: [id], local_date: '2026-06-09' }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([404, 'FOOD_ENTRY_NOT_FOUND']);
    expect((await dayOf('2026-06-09')).entries).toEqual([]);
    expect((await ben.call('GET', '/api/diary/2026-06-09')).body.entries).toEqual([]);
  });

  it('undoes all copies, including edited ones, but keeps those moved to another day', async () => {
    const sources = [
      await log({ logged_at: '2026-06-10T08:00:00Z' }),
      await log({ logged_at: '2026-06-10T12:00:00Z' }),
      await log({ logged_at: '2026-06-10T18:00:00Z' }),
    ];
    const ids = sources.map(({ id }) => id);
    const { body } = await copy(mara, { ids, local_date: '2026-06-11' });
    const [changed, moved] = body.entries;
    await mara.call('PATCH', `/api/food-entries/${changed!.id}`, { version: 1, calories: 1000 });
    await mara.call('PATCH', `/api/food-entries/${moved!.id}`, {
      version: 1,
      logged_at: '2026-06-12T12:00:00Z',
      time_zone: ZONE,
    });
    const removal = { ids: body.entries.map(({ id }) => id), local_date: '2026-06-11' };
    const headers = { 'idempotency-key': 'undo-the-copy' };
    const answers = await Promise.all(
      [1, 2].map(() => mara.call('POST', '/api/food-entries/removals', removal, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await dayOf('2026-06-11')).entries).toEqual([]);
    expect(await sumsOf('2026-06-11')).toEqual([0, 0, 0]);
    expect(await sumsOf('2026-06-12')).toEqual([300, 12.3, 1]);
    expect(await sumsOf('2026-06-10')).toEqual([900, 36.9, 3]);
  });

  it('deletes no entries of another user on undo', async () => {
    const { id } = await log({ logged_at: '2026-06-15T12:00:00Z' });
    const removal = { ids: [id], local_date: '2026-06-15' };
    expect((await ben.call('POST', '/api/food-entries/removals', removal)).status).toBe(204);
    expect((await dayOf('2026-06-15')).entries).toHaveLength(1);
  });
});
