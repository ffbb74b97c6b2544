import { describe, expect, it } from 'vitest';
import { readMicronutrients } from '#functions/micronutrients/read-micronutrients.ts';
import { MAX_MICRONUTRIENT_ENTRIES, micronutrientDays } from '#shared/micronutrients/schema.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { salmonItem } from '#test/support/builders/a-food-item.ts';
import { findMicronutrients } from '#test/support/micronutrient-table.ts';

const salmon = aFoodEntry({ calories: 206, items: [salmonItem] }, 1);
const typed = aFoodEntry({ food_name: 'Cake', calories: 300, local_date: '2026-11-19' }, 2);

const ask = (entries: ReturnType<typeof aFoodEntry>[], from: string, to: string) => {
  const asked: unknown[] = [];
  const read = readMicronutrients({
    readEntries: async (...range) => {
      asked.push(range);
      return entries;
    },
    find: findMicronutrients,
  });
  const request = { caller: { user_id: 'mara', signed_in_at: 0 }, query: { from, to } };
  return { asked, answer: read(request as never) };
};

describe('GET /api/micronutrients', () => {
  it('reads the entries of the caller once and returns each of a single day', async () => {
    const { asked, answer } = ask([salmon], '2026-11-20', '2026-11-20');
    const day = await answer;
    expect(asked).toEqual([['mara', '2026-11-20', '2026-11-20', MAX_MICRONUTRIENT_ENTRIES]]);
    expect(micronutrientDays.strict().safeParse(day).error).toBeUndefined();
    // 100 g of USDA 175168: farmed Atlantic salmon, cooked.
    expect(day.days[0]?.nutrients.vitamin_b12_ug).toEqual({ amount: 2.8, known_calories: 206 });
    expect(day.entries.map(({ id }) => id)).toEqual([salmon.id]);
    expect(day.entries[0]?.nutrients).toEqual(day.days[0]?.nutrients);
  });

  it('returns several days with entries, without the entries themselves', async () => {
    const { days, entries } = await ask([typed, salmon], '2026-11-14', '2026-11-20').answer;
    expect(days.map(({ date, known_calories }) => [date, known_calories])).toEqual([
      ['2026-11-19', 0],
      ['2026-11-20', 206],
    ]);
    expect(days[0]?.nutrients.iron_mg.amount).toBeNull();
    expect(entries).toEqual([]);
  });

  it('rejects a range with more entries than it can read', async () => {
    const many = Array.from({ length: MAX_MICRONUTRIENT_ENTRIES + 1 }, () => typed);
    await expect(ask(many, '2026-11-14', '2026-11-20').answer).rejects.toMatchObject({
      code: 'REPORT_TOO_LONG',
    });
  });
});
