import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

const soup = { food_name: 'Soup', calories: 300, protein: 12.3, meal_type: 'lunch', time_zone: ZONE };
const log = async (body: object): Promise<ApiAnswer> =>
  (await mara.call('POST', '/api/food-entries', { ...soup, ...body })).body;
const dayOf = async (date: string) => (await mara.call('GET', `/api/diary/${date}`)).body;

describe('The data model of a food entry', () => {
  it('DATA-02 DATA-03 an entry has whole calories, nullable decimals, an instant and one of four meals', async () => {
    const figures = { calories: 95, protein: 0.5, carbs: 25.1, fat: 0.3, fiber: 4.4 };
    const entry = await log({ ...figures, logged_at: '2026-06-20T14:00:00+02:00' });
    const { body: kept } = await mara.call('GET', `/api/food-entries/${entry.id}`);
    expect(kept).toMatchObject({ ...figures, logged_at: '2026-06-20T12:00:00.000Z' });
    const blank = await log({ protein: null, carbs: null, fat: null, fiber: null });
    expect([blank.protein, blank.carbs, blank.fat, blank.fiber]).toEqual([null, null, null, null]);
    const meals = ['breakfast', 'lunch', 'dinner', 'snack'];
    for (const meal_type of meals) expect((await log({ meal_type })).meal_type).toBe(meal_type);
    const refused = [
      { calories: 95.5 },
      { meal_type: 'brunch' },
      { logged_at: 'yesterday' },
      { carbs: '25' },
    ];
    for (const body of refused) {
      const answer = await mara.call('POST', '/api/food-entries', { ...soup, ...body });
      expect([answer.status, answer.body.details[0]?.field]).toEqual([400, Object.keys(body)[0]]);
    }
  });

  it('ENTRY-06 DATA-05 (D8) deletes one entry by its ID and updates the daily total', async () => {
    const [gone, stays] = [
      await log({ logged_at: '2026-06-22T08:00:00Z' }),
      await log({ logged_at: '2026-06-22T12:00:00Z', calories: 123 }),
    ];
    expect((await dayOf('2026-06-22')).summary).toMatchObject({ date: '2026-06-22', total_calories: 423 });
    expect((await mara.call('DELETE', `/api/food-entries/${gone.id}`)).status).toBe(204);
    const { entries, summary } = await dayOf('2026-06-22');
    expect(entries).toEqual([stays]);
    expect(summary).toMatchObject({ date: '2026-06-22', total_calories: 123 });
  });
});
