import { t } from '#web/lib/language/translate.ts';
import Star from 'lucide-react/icons/star';
import Utensils from 'lucide-react/icons/utensils';
import type { PaletteGroup, PaletteItem } from '#web/features/palette/palette-item.ts';
import type { Reach } from '#web/features/palette/palette-status.tsx';
import { type FoodOption, kcalText } from '#web/features/food-entries/form/food-options.ts';
import { preselectFood } from '#web/features/food-entries/form/preselected-food.ts';
import { useFoodOptions } from '#web/features/food-entries/form/use-food-options.ts';
import type { Way } from './use-palette-navigation.ts';

/**
 * Returns foods as the log form offers them: custom foods first, then the food table. With an empty query, only
 * recently used custom foods.
 */
export const useFoods = (typed: string, isOnline: boolean, { toTab }: Way) => {
  const { groups, line, onRetry, isNothing } = useFoodOptions(typed, isOnline);
  const itemOf = ({ key, name, note, calories, favourite, fill }: FoodOption): PaletteItem => ({
    id: `food:${key}`,
    label: name,
    note,
    aside: kcalText(calories),
    icon: favourite ? Star : Utensils,
    run: () => {
      preselectFood(fill());
      toTab('log');
    },
  });
  const items = groups.flatMap(({ options }) => options.map(itemOf));
  const group: PaletteGroup = { title: t('Foods'), items, shows: 'found' };
  const failures: Reach['failures'] =
    onRetry && line !== null ? [{ id: 'foods', message: line, retry: onRetry }] : [];
  return { group, failures, isLooking: items.length === 0 && line !== null && !onRetry && !isNothing };
};
