import { CodedError } from '#shared/errors/coded-error.ts';
import {
  currentList,
  MAX_SHOPPING_ITEMS,
  type ShoppingItemWrite,
  type StoredList,
  withItem,
  withoutItem,
} from '#shared/meal-plans/shopping/stored-list.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createWithIdempotency } from '../platform/idempotency/with-idempotency.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import type { ShoppingListRepository } from './shopping-list-repository.ts';

interface Dependencies {
  lists: ShoppingListRepository;
  clock: Clock;
}

/** Business rules for shopping lists. Every method is scoped to the calling user. */
export const createShoppingListService = ({ lists, clock }: Dependencies) => {
  const withIdempotency = createWithIdempotency(lists);

  const read = async (userId: string): Promise<StoredList> => {
    const { list } = await lists.find(userId);
    return currentList(list, clock());
  };

  const change = async (
    userId: string,
    idempotency: Idempotency,
    apply: (list: StoredList) => StoredList,
  ): Promise<StoredList> => {
    await withIdempotency(userId, idempotency, () =>
      retryOnConflict(async () => {
        const { list, version } = await lists.find(userId);
        return lists.write(userId, apply(list), version, idempotency);
      }),
    );
    return read(userId);
  };

  return {
    read,

    /**
     * Checks, unchecks or adds an item. Two tabs that change different items both succeed.
     * @throws CodedError VALIDATION_FAILED if the list is full
     */
    save: (
      userId: string,
      key: string,
      item: ShoppingItemWrite,
      idempotency: Idempotency,
    ): Promise<StoredList> =>
      change(userId, idempotency, (list) => {
        const next = withItem(list, key, item, clock());
        if (next) return next;
        const message = `A shopping list can have up to ${MAX_SHOPPING_ITEMS} items.`;
        throw new CodedError('VALIDATION_FAILED', { details: [{ field: 'key', message }] });
      }),

    /** Removes an item that the user added, or the check mark of a planned food. */
    remove: (userId: string, key: string, idempotency: Idempotency): Promise<StoredList> =>
      change(userId, idempotency, (list) => withoutItem(list, key, clock())),
  };
};
