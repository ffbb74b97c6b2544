import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createShoppingListRepository } from '#functions/meal-plans/shopping-list-repository.ts';
import { createShoppingListService } from '#functions/meal-plans/shopping-list-service.ts';
import { MAX_SHOPPING_ITEMS } from '#shared/meal-plans/shopping/stored-list.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const anAction = () => ({ key: randomUUID(), request_hash: 'shopping' });

const scene = openForAllTests(async () => {
  const { table, stop } = await openTestTable();
  let now = new Date('2026-11-23T08:00:00.000Z');
  const clock = (): Date => now;
  const service = createShoppingListService({ lists: createShoppingListRepository(table, clock), clock });
  return { stop, service, at: (instant: string): void => void (now = new Date(instant)) };
});

const aUser = () => {
  const user_id = randomUUID();
  const { service } = scene;
  return {
    read: () => service.read(user_id),
    check: (key: string, is_checked = true, action = anAction()) =>
      service.save(user_id, key, { is_checked, name: null }, action),
    add: (key: string, name: string) => service.save(user_id, key, { is_checked: false, name }, anAction()),
    remove: (key: string) => service.remove(user_id, key, anAction()),
  };
};
const keysOf = ({ items }: { items: { key: string }[] }): string[] => items.map(({ key }) => key).toSorted();

describe('A shopping list in the table', () => {
  it('a shopping list in the table is empty at first, and keeps checks and own items of its user only', async () => {
    const mara = aUser();
    expect(await mara.read()).toEqual({ items: [] });
    await mara.check('rice');
    await mara.add('dish-soap', 'Dish soap');
    expect(await mara.read()).toMatchObject({
      items: [
        { key: 'rice', name: null, is_checked: true },
        { key: 'dish-soap', name: 'Dish soap', is_checked: false },
      ],
    });
    expect(await aUser().read()).toEqual({ items: [] });
  });

  it('a shopping list in the table keeps all of several changes at the same moment', async () => {
    const mara = aUser();
    await Promise.all(['rice', 'beans', 'apples'].map((key) => mara.check(key)));
    expect(keysOf(await mara.read())).toEqual(['apples', 'beans', 'rice']);
  });

  it('a shopping list in the table applies a repeated request once', async () => {
    const mara = aUser();
    const action = anAction();
    await mara.check('rice', true, action);
    await mara.check('rice', false);
    await mara.check('rice', true, action);
    expect(await mara.read()).toEqual({ items: [] });
  });

  it('a shopping list in the table forgets checks after a week', async () => {
    scene.at('2026-11-23T08:00:00.000Z');
    const mara = aUser();
    await mara.check('rice');
    scene.at('2026-11-30T08:00:01.000Z');
    expect(await mara.read()).toEqual({ items: [] });
    scene.at('2026-11-23T08:00:00.000Z');
  });

  it('a shopping list in the table refuses an item above its limit and names the limit', async () => {
    const { service } = scene;
    const user_id = randomUUID();
    const lists = {
      storedAnswer: async () => undefined,
      find: async () => ({
        version: 1,
        list: {
          items: Array.from({ length: MAX_SHOPPING_ITEMS }, (_none, at) => ({
            key: `item-${at}`,
            name: 'Item',
            is_checked: false,
            changed_at: '2026-11-23T08:00:00.000Z',
          })),
        },
      }),
      write: async () => null,
    };
    const full = createShoppingListService({ lists, clock: () => new Date('2026-11-23T09:00:00.000Z') });
    await expect(
      full.save(user_id, 'one-more', { is_checked: false, name: 'One more' }, anAction()),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'key' }] });
    expect(await service.read(user_id)).toEqual({ items: [] });
  });
});
