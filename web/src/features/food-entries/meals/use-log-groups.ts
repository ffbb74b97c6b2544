import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { ReadText } from '#web/features/foods/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { keepOpenWords } from '../open-words/open-words-store.ts';
import { entryOfGroup } from './entry-of-group.ts';
import type { MealGroup } from './meal-groups.ts';
import { useLogMeals } from './use-log-meals.ts';

/** Logs the meals of a text together. Its words that were not understood stay asked about. */
export const useLogGroups = () => {
  const { timeZone } = useToday();
  const { logMeals, isLogging } = useLogMeals();
  return {
    /** @param more other fields of the entry at an index, such as its photo */
    logGroups: (
      read: ReadText | null,
      groups: readonly MealGroup[],
      onLogged: () => void,
      more: (index: number) => Partial<NewFoodEntryInput> = () => ({}),
    ): void => {
      const filled = groups.filter(({ items }) => items.length > 0);
      logMeals(
        filled.map((group, at) => ({ ...entryOfGroup(group, timeZone), ...more(at) })),
        () => {
          keepOpenWords(read, (index) => groups.find(({ meals }) => meals.includes(index)));
          onLogged();
        },
      );
    },
    isLogging,
  };
};
