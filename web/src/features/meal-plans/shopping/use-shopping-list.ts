import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import {
  type ShoppingItem,
  shoppingItemsOf,
  shoppingKeyOf,
} from '#shared/meal-plans/shopping/shopping-list.ts';
import { type StoredList, withItem, withoutItem } from '#shared/meal-plans/shopping/stored-list.ts';
import { callOrQueue, useQueuedRequests } from '#web/lib/offline/request-queue.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { MEAL_PLANS } from '../meal-plan-queries.ts';
import { applyQueued } from './apply-queued.ts';
import { shoppingQuery } from './shopping-query.ts';

/** An item on screen. */
export interface ShownItem extends ShoppingItem {
  isChecked: boolean;
  /** Whether the user added it. */
  isOwn: boolean;
}

type Change = { key: string; is_checked: boolean; name: string | null } | { key: string; isRemoved: true };

const shownItems = (planned: readonly ShoppingItem[], { items }: StoredList): ShownItem[] => {
  const checked = new Set(items.filter(({ is_checked }) => is_checked).map(({ key }) => key));
  const keys = new Set(planned.map(({ key }) => key));
  const own = items.flatMap(({ key, name }) =>
    name === null || keys.has(key)
      ? []
      : [
          {
            key,
            name,
            grams: null,
            aisle: 'other' as const,
            meals: [],
            isChecked: checked.has(key),
            isOwn: true,
          },
        ],
  );
  return [...planned.map((item) => ({ ...item, isChecked: checked.has(item.key), isOwn: false })), ...own];
};

/** Returns what to buy for the given days, with actions. A change shows at once and is queued while offline. */
export const useShoppingList = (days: readonly MealPlan[]) => {
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(shoppingQuery);
  const { requests } = useQueuedRequests();
  const [openedAt] = useState(() => new Date());
  const { mutate } = useMutation({
    mutationFn: (change: Change) =>
      'isRemoved' in change
        ? callOrQueue(mealPlanRoutes.removeShoppingItem, MEAL_PLANS, { params: { key: change.key } })
        : callOrQueue(mealPlanRoutes.saveShoppingItem, MEAL_PLANS, {
            params: { key: change.key },
            body: { is_checked: change.is_checked, name: change.name },
          }),
    onMutate: (change) => {
      const now = new Date();
      queryClient.setQueryData(shoppingQuery.queryKey, (list) => {
        if (!list) return list;
        if ('isRemoved' in change) return withoutItem(list, change.key, now);
        return withItem(list, change.key, change, now) ?? list;
      });
    },
    onError: (failure) => notify.error(t('Error'), failure.message),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: shoppingQuery.queryKey }),
  });
  const list = data && applyQueued(data, requests, openedAt);
  return {
    items: list && shownItems(shoppingItemsOf(days), list),
    error,
    isFetching,
    retry: () => void refetch(),
    check: ({ key, name, isOwn }: ShownItem, is_checked: boolean): void =>
      mutate({ key, is_checked, name: isOwn ? name : null }),
    /** @returns false if the name has no letter or digit */
    add: (name: string): boolean => {
      const key = shoppingKeyOf(name);
      if (key !== '') mutate({ key, is_checked: false, name });
      return key !== '';
    },
    remove: (item: ShownItem): void => {
      mutate({ key: item.key, isRemoved: true });
      notify.info(t('Item removed'), item.name, {
        about: item.key,
        undo: () => mutate({ key: item.key, is_checked: item.isChecked, name: item.name }),
      });
    },
  };
};
