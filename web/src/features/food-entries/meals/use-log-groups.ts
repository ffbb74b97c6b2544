import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { ReadText } from '#web/features/foods/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { keepOpenWords } from '../open-words/open-words-store.ts';
import { entryOfGroup } from './entry-of-group.ts';
import type { MealGroup } from './meal-groups.ts';
import { useLogMeals } from './use-log-meals.ts';

interface Options {
  onLogged: () => void;
  onFailed?: (error: Error) => void;
  /** Other fields of the entry at an index, such as its photo. */
  more?: (index: number) => Partial<NewFoodEntryInput>;
}

/** Logs the meals of a text together. Its words that were not understood stay asked about. */
export const useLogGroups = () => {
  const { timeZone } = useToday();
  const { logMeals, isLogging } = useLogMeals();
  return {
    logGroups: (
      read: ReadText | null,
      groups: readonly MealGroup[],
      { onLogged, more, ...outcomes }: Options,
    ): void => {
      const filled = groups.filter(({ items }) => items.length > 0);
      logMeals(
        filled.map((group, at) => ({ ...entryOfGroup(group, timeZone), ...more?.(at) })),
        {
          ...outcomes,
          onLogged: () => {
            keepOpenWords(read, (index) => groups.find(({ meals }) => meals.includes(index)));
            onLogged();
          },
        },
      );
    },
    isLogging,
  };
};
