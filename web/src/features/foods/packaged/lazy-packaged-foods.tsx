import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import type { PackagedFoodsProps } from './packaged-foods.tsx';

const Foods = lazyComponent<PackagedFoodsProps>(
  async () => (await import('./packaged-foods.tsx')).PackagedFoods,
);

/** Packaged foods that match words. Its code is loaded with the first search. */
export const PackagedFoods = (props: PackagedFoodsProps) => (
  <Suspense fallback={null}>
    <Foods {...props} />
  </Suspense>
);
