import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { createPhotoRepository } from '#functions/photos/repository.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { photoKeyOf } from '#shared/photos/schema.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);

const now = new Date('2026-11-20T12:00:00Z');

describe('Copies of entries with a photo', () => {
  it('copied entries count as users of the photo until they are undone', async () => {
    const photos = createPhotoRepository(opened.table, () => now);
    const [user_id, id] = [ulid(), ulid()];
    await photos.expect(user_id, id, 'image/jpeg');
    await photos.markKept(user_id, id);
    const photo = async () => {
      const [row] = await rowsOf(opened.table, user_id, 'photo#');
      return [row?.['shown_by'], row?.['gsi1pk']];
    };
    const service = createFoodEntryService({
      repository: createFoodEntryRepository(opened.table, () => now),
      clock: () => now,
      newId: () => ulid(),
    });
    const action = () => ({ key: ulid(), request_hash: 'hash' });
    const log = () => {
      const body = { food_name: 'Soup', calories: 200, image_url: photoKeyOf(id), time_zone: 'UTC' };
      return service.create(user_id, newFoodEntry.parse(body), action());
    };
    const entries = [await log(), await log()];
    expect(await photo()).toEqual([2, undefined]);

    const ids = entries.map((entry) => entry.id);
    const copies = await service.copy(user_id, { ids, local_date: '2026-11-21', time_zone: 'UTC' }, action());
    expect(copies.map(({ image_url }) => image_url)).toEqual([photoKeyOf(id), photoKeyOf(id)]);
    expect(await photo()).toEqual([4, undefined]);

    const removal = { ids: copies.map((copy) => copy.id), local_date: '2026-11-21' };
    await service.removeTogether(user_id, removal, action());
    expect(await photo()).toEqual([2, 'photos#deleted']);
  });
});
