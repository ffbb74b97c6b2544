import {
  createFoodEntryEntity,
  createSummaryWrites,
  entryWrites,
  newEntry,
  photoWrites,
  type WaterChange,
} from '#functions/food-entries/public.ts';
import { createPhotoEntity } from '#functions/photos/public.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { chance } from '../chance.ts';
import type { DiaryDay } from '../demo-diary.ts';
import type { RowContext } from './row-writer.ts';

/** Days per transaction: up to 42 entries, 7 totals and one photo, of at most 100 actions. */
const DAYS_TOGETHER = 7;

/** A glass of water, ml. */
const GLASS = 250;
const FEWEST_GLASSES = 4;

interface DiaryOwner {
  userId: string;
  /** Key of the photo for the meals of a name. */
  photo?: { key: string; mealName: string };
}

/** Returns the water of a past day: 4 to 8 glasses. */
const waterOf = (user_id: string, date: LocalDate, at: string): WaterChange => ({
  user_id,
  date,
  milliliters: GLASS * (FEWEST_GLASSES + Math.floor(chance(`${date} water`) * 5)),
  at,
});

/**
 * Writes a diary with its daily totals, in one transaction per week, with the writes of the product's own entries.
 * @returns the entries in order of time
 */
export const writeDiary = async (
  { table, now, newId, writeOnce }: RowContext,
  { userId, photo }: DiaryOwner,
  days: readonly DiaryDay[],
): Promise<FoodEntry[]> => {
  const entries = createFoodEntryEntity(table);
  const photos = createPhotoEntity(table);
  const summaryWrites = createSummaryWrites(table);
  const written: FoodEntry[] = [];
  for (let from = 0; from < days.length; from += DAYS_TOGETHER) {
    const week = days.slice(from, from + DAYS_TOGETHER);
    const after = week.flatMap(({ entries: ofDay }) =>
      ofDay.map(({ logged_at, ...body }) =>
        newEntry(
          {
            ...body,
            id: newId(),
            user_id: userId,
            logged_at: new Date(logged_at),
            image_url: body.food_name === photo?.mealName ? photo.key : null,
          },
          now,
        ),
      ),
    );
    const water = week
      .filter(({ entries: ofDay }) => ofDay.length > 0)
      .map(({ date }) => waterOf(userId, date, now.toISOString()));
    const rewrite = { before: [], after };
    await writeOnce(userId, `demo-diary-${week[0]!.date}`, [
      ...entryWrites(entries, rewrite),
      ...(await summaryWrites(rewrite, water)),
      ...photoWrites(photos, rewrite, now),
    ]);
    written.push(...after);
  }
  return written;
};
