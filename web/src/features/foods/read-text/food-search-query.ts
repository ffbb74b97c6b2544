import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '#shared/foods/food-hit.ts';
import { searchFoods } from '../engine/search-foods.ts';

const TEN_MINUTES = 600_000;

/** Query for foods by the start of their names. Keeps the previous result while loading. */
export const foodSearchQuery = (typed: string) => {
  const q = typed.slice(0, MAX_SEARCH_LENGTH);
  return queryOptions({
    queryKey: ['foods', 'search', q],
    queryFn: ({ signal }) => searchFoods(q, signal),
    placeholderData: keepPreviousData,
    staleTime: TEN_MINUTES,
    retry: false,
  });
};
