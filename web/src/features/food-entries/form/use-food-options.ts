import { t } from '#web/lib/language/translate.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '#shared/foods/food-hit.ts';
import { foodQueries } from './food-queries.ts';
import { type OptionGroup, ownGroups, typedGroups } from './food-options.ts';

/** A pause that a person makes between words, not between letters. */
const PAUSE_MS = 120;

/** What the list of foods holds now, and how it stands. */
export interface FoodOptions {
  groups: OptionGroup[];
  /** One line in the list: that it is looked for, that there is nothing, why it cannot be told. */
  line: string | null;
  onRetry: (() => void) | null;
  /** The table has nothing by that name. */
  isNothing: boolean;
}

/**
 * Foods for what is typed, or one's own while nothing is. An answer to an earlier text never comes over a later one.
 * @param isOpen nothing is asked for before somebody looks
 */
export const useFoodOptions = (text: string, isOpen: boolean): FoodOptions => {
  const typed = text.trim() === '' ? '' : text.trimStart().slice(0, MAX_SEARCH_LENGTH);
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const mine = useQuery({ ...foodQueries.mine(), enabled: isOpen });
  const search = useQuery({ ...foodQueries.search(asked), enabled: isOpen && asked !== '' && typed !== '' });
  const { data, error, refetch } = typed === '' ? mine : search;

  const groups =
    typed === '' ? ownGroups(mine.data) : typedGroups(typed, mine.data, search.data?.foods ?? []);
  const isNewest = asked === typed && data !== undefined && !search.isPlaceholderData;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isNothing = typed !== '' && count === 0 && isNewest && !error;
  const lineOf = (): string | null => {
    if (error) return error.message;
    if (count > 0) return null;
    if (typed === '') return data ? null : t('Looking for your foods…');
    return isNothing ? t('Nothing by that name. Use AI Lookup or enter the figures.') : t('Looking…');
  };
  return { groups, line: lineOf(), onRetry: error ? () => void refetch() : null, isNothing };
};
