import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import type { MealGroupsListProps } from './meal-groups-list.tsx';

const List = lazyComponent<MealGroupsListProps>(
  async () => (await import('./meal-groups-list.tsx')).MealGroupsList,
);

/** The meals of a text by day and meal. Its code is loaded with the first text that describes several. */
export const MealGroupsList = (props: MealGroupsListProps) => (
  <Suspense fallback={null}>
    <List {...props} />
  </Suspense>
);
