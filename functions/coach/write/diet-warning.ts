import { checkedItem } from '#shared/diet/checked-foods.ts';
import { conflictsOf } from '#shared/diet/conflicts.ts';
import { dietLabel } from '#shared/diet/labels.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { listOf, quote } from './reply-words.ts';
import type { WriteContext } from './write-context.ts';

/** Returns a warning if foods contain what the user avoids (decision D48); empty otherwise. Nothing is refused. */
export const dietWarning = (
  { constraints, foods, words }: Pick<WriteContext, 'constraints' | 'foods' | 'words'>,
  items: readonly FoodItem[],
): string => {
  const warnings = items.flatMap((item) => {
    const names = conflictsOf(checkedItem(item, foods.recordOf), constraints)
      .filter(({ kind, certainty }) => kind.endsWith('allergen') && certainty !== 'unknown')
      .map(({ name }) => dietLabel(name, words.language));
    if (names.length === 0) return [];
    const values = { food: quote(words, item.name), list: listOf(words, [...new Set(names)]) };
    return words.t('Careful: {food} contains {list}.', values);
  });
  return warnings.join(' ');
};
