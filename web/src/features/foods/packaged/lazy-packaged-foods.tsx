import { lazyPart } from '#web/lib/lazy/lazy-component.tsx';
import type { PackagedFoodsProps } from './packaged-foods.tsx';

/** Packaged foods that match words. Its code is loaded with the first search. */
export const PackagedFoods = lazyPart<PackagedFoodsProps>(
  async () => (await import('./packaged-foods.tsx')).PackagedFoods,
);
