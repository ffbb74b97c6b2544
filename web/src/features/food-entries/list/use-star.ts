import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyFood, MyFoods } from '#shared/foods/my-foods.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { foodQueries, myFoodsKey } from '../form/food-queries.ts';

const starred = (mine: MyFoods, id: string, food: MyFood | null): MyFoods => ({
  favourites: [...mine.favourites.filter((each) => each.id !== id), ...(food ? [food] : [])].sort(
    (one, other) => one.name.localeCompare(other.name, 'en'),
  ),
  recents: mine.recents.map((each) => (each.id === id ? { ...each, favourite: food !== null } : each)),
});

/** Returns whether a food is starred, and a function that toggles it. */
export const useStar = (id: string) => {
  const queryClient = useQueryClient();
  const { data } = useQuery(foodQueries.mine());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (wanted) return call(foodRoutes.star, { params: { id } });
      await call(foodRoutes.unstar, { params: { id } });
      return null;
    },
    onSuccess: (food) =>
      queryClient.setQueryData<MyFoods>(myFoodsKey, (mine) => mine && starred(mine, id, food)),
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myFoodsKey }),
  });
  const isStarred = data?.favourites.some((food) => food.id === id) ?? false;
  return {
    isStarred: isPending ? variables : isStarred,
    toggle: () => {
      if (!isPending) mutate(!isStarred);
    },
  };
};
