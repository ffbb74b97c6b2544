import { lazyPart } from '#web/lib/lazy/lazy-component.tsx';
import type { MealGroupsListProps } from './meal-groups-list.tsx';

/** The meals of a text by day and meal. Its code is loaded with the first text that describes several. */
export const MealGroupsList = lazyPart<MealGroupsListProps>(
  async () => (await import('./meal-groups-list.tsx')).MealGroupsList,
);
