import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';

let mara: ApiUser;
let ben: ApiUser;

beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser({ name: 'Ben Other' })]);
});

const banana = { food_name: 'Banana', calories: 105, protein: 1.3, carbs: 27, fat: 0.4, time_zone: ZONE };
const dashboardOf = async (user: ApiUser) =>
  (await user.call('GET', `/api/dashboard?time_zone=${ZONE}`)).body;

describe('/api/food-entries', () => {
  it('DATA-01 LOG-08 stores defaults: blank macros become null, because unknown is not 0', async () => {
    const { status, body } = await mara.call('POST', '/api/food-entries', {
      food_name: ' Black coffee ',
      calories: 2,
      meal_type: 'breakfast',
      time_zone: ZONE,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      user_id: (await mara.call('GET', '/api/profile')).body.id,
      logged_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      food_name: 'Black coffee',
      ...unknownNutrients,
      calories: 2,
      serving_size: null,
      note: null,
      confidence_score: null,
      image_url: null,
      meal_type: 'breakfast',
      version: 1,
    });
    expect((await mara.call('GET', `/api/food-entries/${body.id}`)).body).toEqual(body);
  });

  it('LOG-16 stores every field of the form under the calling user', async () => {
    const sent = {
      food_name: 'Rye bread',
      calories: 80,
      protein: 2.6,
      carbs: 14.4,
      fat: 1,
      fiber: 1.9,
      serving_size: '1 slice (32 g)',
      meal_type: 'dinner',
      logged_at: '2026-03-14T18:00:00.000Z',
    };
    const { body } = await mara.call('POST', '/api/food-entries', { ...sent, time_zone: ZONE });
    const { id: user_id } = (await mara.call('GET', '/api/profile')).body;
    const kept = (await mara.call('GET', `/api/food-entries/${body.id}`)).body;
    expect(kept).toMatchObject({ ...sent, user_id });
  });

  it('LOG-09 keeps the serving size as text and stores a blank one as unknown', async () => {
    const log = async (serving_size: string | null) =>
      (await mara.call('POST', '/api/food-entries', { ...banana, serving_size })).body.serving_size;
    expect(await Promise.all([' 1 medium ', '  ', null].map(log))).toEqual(['1 medium', null, null]);
  });

  it('LOG-06 (D4) stores 0 calories when they are missing or blank', async () => {
    const missing = await mara.call('POST', '/api/food-entries', { food_name: 'Water', time_zone: ZONE });
    const blank = await mara.call('POST', '/api/food-entries', {
      food_name: 'Water',
      calories: null,
      time_zone: ZONE,
    });
    expect([missing.body.calories, blank.body.calories]).toEqual([0, 0]);
  });

  it("assigns the entry to the user's local day, not to the UTC day", async () => {
    const logged_at = '2026-03-14T23:30:00Z';
    const { body } = await mara.call('POST', '/api/food-entries', { ...banana, logged_at });
    expect(body.local_date).toBe('2026-03-15');
    const { body: day } = await mara.call('GET', '/api/food-entries?local_date=2026-03-15');
    expect(day.entries.map((entry) => entry.id)).toEqual([body.id]);
  });

  it('creates one entry when the same Idempotency-Key is sent twice', async () => {
    const lena = await withUser({ name: 'Lena Twice' });
    const headers = { 'idempotency-key': 'press-0001' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => lena.call('POST', '/api/food-entries', banana, headers)),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect((await dashboardOf(lena)).today).toMatchObject({ total_calories: 105, meal_count: 1 });
    const other = await lena.call('POST', '/api/food-entries', { ...banana, calories: 1 }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('adjusts the daily total by the difference on a change and subtracts the entry on deletion', async () => {
    const lena = await withUser({ name: 'Lena Corrects' });
    const { body: entry } = await lena.call('POST', '/api/food-entries', { ...banana, sodium: 1.4 });
    const path = `/api/food-entries/${entry.id}`;
    const corrected = await lena.call('PATCH', path, { version: 1, calories: 210, protein: null });
    expect(corrected.body).toMatchObject({ calories: 210, protein: null, carbs: 27, version: 2 });
    expect((await dashboardOf(lena)).today).toMatchObject({
      total_calories: 210,
      protein: 0,
      carbs: 27,
      meal_count: 1,
    });
    expect((await lena.call('DELETE', path)).status).toBe(204);
    expect((await dashboardOf(lena)).today).toMatchObject({
      total_calories: 0,
      carbs: 0,
      sodium: 0,
      meal_count: 0,
    });
    expect((await lena.call('GET', path)).body.code).toBe('FOOD_ENTRY_NOT_FOUND');
  });

  it('rejects a change when another tab changed the entry first', async () => {
    const { body: entry } = await mara.call('POST', '/api/food-entries', banana);
    const path = `/api/food-entries/${entry.id}`;
    await mara.call('PATCH', path, { version: 1, calories: 110 });
    const late = await mara.call('PATCH', path, { version: 1, calories: 90 });
    expect([late.status, late.body.code]).toEqual([409, 'FOOD_ENTRY_CHANGED']);
    expect((await mara.call('GET', path)).body.calories).toBe(110);
  });

  it("returns 404 for reading, changing and deleting another user's entry, and keeps it", async () => {
    const { body: entry } = await mara.call('POST', '/api/food-entries', banana);
    const path = `/api/food-entries/${entry.id}`;
    const answers = [
      await ben.call('GET', path),
      await ben.call('PATCH', path, { version: 1, calories: 1 }),
      await ben.call('DELETE', path),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'FOOD_ENTRY_NOT_FOUND']),
    );
    expect((await mara.call('GET', path)).body).toEqual(entry);
  });

  it('ENTRY-01 ENTRY-05 lists the latest 10 entries on the dashboard, newest first', async () => {
    const lena = await withUser({ name: 'Lena Ten' });
    for (let hour = 0; hour < 12; hour += 1) {
      const logged_at = `2026-11-${String(10 + (hour % 3)).padStart(2, '0')}T${String(8 + hour).padStart(2, '0')}:00:00Z`;
      await lena.call('POST', '/api/food-entries', { ...banana, logged_at });
    }
    const times = (await dashboardOf(lena)).recent_entries.map((entry) => entry.logged_at);
    expect(times).toHaveLength(10);
    expect(times).toEqual([...times].sort().reverse());
  });
});
