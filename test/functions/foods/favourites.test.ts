import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { expect, it } from 'vitest';
import { createFavouritesRepository } from '#functions/foods/favourites-repository.ts';
import { createFavouriteEntity } from '#functions/foods/favourite-entity.ts';
import { MAX_FAVORITES } from '#shared/foods/my-foods.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const database = openForAllTests(openTestTable);

const press = (key: string) => ({ key, request_hash: 'hash' });

it('reads all favorites, even when they exceed one page of the table', async () => {
  const rows = createFavouriteEntity(database.table);
  const logged = { ...unknownNutrients, serving_size: 'x'.repeat(8_000), items: null };
  const names = Array.from({ length: MAX_FAVORITES }, (_, at) => `Meal ${at}`);
  for (const [at, name] of names.entries()) {
    const row = { user_id: 'mara', id: `mine:${at}`, name, logged, starred_at: '2026-11-20T12:00:00.000Z' };
    await rows.build(PutItemCommand).item(row).send();
  }
  const favourites = createFavouritesRepository(database.table, () => new Date());
  const read = await favourites.list('mara');
  expect(new Set(read.map(({ name }) => name))).toEqual(new Set(names));
});

it('removes an item from the favorites, which can be added again until the day ends', async () => {
  const favourites = createFavouritesRepository(database.table, () => new Date('2026-11-20T12:00:00.000Z'));
  const banana = { id: 'usda:1', name: 'Banana', logged: null };
  await favourites.star('ben', banana, await favourites.guard('ben'), press('one'));
  await favourites.unstar('ben', banana.id, press('two'));
  await favourites.unstar('ben', banana.id, press('three'));
  await favourites.unstar('ben', 'usda:2', press('four'));
  expect(await favourites.list('ben')).toEqual([]);
  expect(await favourites.find('ben', banana.id)).toEqual(banana);
  expect(await favourites.find('ben', 'usda:2')).toBeNull();
  await favourites.star('ben', banana, await favourites.guard('ben'), press('five'));
  expect(await favourites.list('ben')).toEqual([banana]);
});
