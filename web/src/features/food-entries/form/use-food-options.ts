import { t } from '#web/lib/language/translate.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '#shared/foods/food-hit.ts';
import { typedMealText, useTypedMeal } from '#web/features/foods/public.ts';
import { foodQueries } from './food-queries.ts';
import { type OptionGroup, ownGroups, typedGroups } from './food-options.ts';

/** Debounce delay: longer than the pause between two letters, shorter than between words. */
const PAUSE_MS = 120;

/** Content and status of the food list. */
export interface FoodOptions {
  groups: OptionGroup[];
  /** Status line: loading, no results, or an error. */
  line: string | null;
  onRetry: (() => void) | null;
  /** Whether the food table has no match. */
  isNothing: boolean;
  /** What the text means as a meal, in one line; null if it is a single food or not known. */
  typedMeal: string | null;
}

/**
 * Returns foods matching the text, or custom foods if it is empty. Outdated responses never replace newer ones.
 * @param isOpen nothing is fetched before the list is opened
 */
export const useFoodOptions = (text: string, isOpen: boolean): FoodOptions => {
  const typed = text.trim() === '' ? '' : text.trimStart().slice(0, MAX_SEARCH_LENGTH);
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const mine = useQuery({ ...foodQueries.mine(), enabled: isOpen });
  const search = useQuery({ ...foodQueries.search(asked), enabled: isOpen && asked !== '' && typed !== '' });
  const { data, error, refetch } = typed === '' ? mine : search;

  const groups =
    typed === '' ? ownGroups(mine.data) : typedGroups(typed, mine.data, search.data?.foods ?? []);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const read = useTypedMeal(typed, isOpen);
  const isMeal = read !== null && (read.meal.items.length > 1 || count === 0);
  const isNewest = asked === typed && data !== undefined && !search.isPlaceholderData;
  const isNothing = typed !== '' && count === 0 && isNewest && !error;
  const lineOf = (): string | null => {
    if (error) return error.message;
    if (count > 0) return null;
    if (typed === '') return data ? null : t('Looking up your foods…');
    return isNothing ? t('No results. Try AI Lookup or enter the values yourself.') : t('Searching…');
  };
  const typedMeal = isMeal && typed !== '' ? typedMealText(read) : null;
  return { groups, line: lineOf(), onRetry: error ? () => void refetch() : null, isNothing, typedMeal };
};
