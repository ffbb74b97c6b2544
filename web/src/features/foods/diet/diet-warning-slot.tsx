import { lazy, Suspense } from 'react';
import type { CheckedFood, DietConflict } from '#shared/diet/conflicts.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { PlateLookups } from '../plate-items/plate-lookups-type.ts';

const load = () => import('./diet-warning.tsx');
const ItemDietWarning = lazy(async () => ({ default: (await load()).ItemDietWarning }));
const FoodDietWarning = lazy(async () => ({ default: (await load()).FoodDietWarning }));
const DietWarningLines = lazy(async () => ({ default: (await load()).DietWarningLines }));

/** Warning about a food of a plate, loaded after the plate. */
export const ItemDietSlot = (props: { item: FoodItem; lookUps: Pick<PlateLookups, 'read'> }) => (
  <Suspense fallback={null}>
    <ItemDietWarning {...props} />
  </Suspense>
);

/** Warning about a packaged food. */
export const FoodDietSlot = ({ food }: { food: CheckedFood }) => (
  <Suspense fallback={null}>
    <FoodDietWarning food={food} />
  </Suspense>
);

/** Warning about a meal whose conflicts the server found. */
export const MealDietSlot = ({ conflicts }: { conflicts: readonly DietConflict[] }) => (
  <Suspense fallback={null}>
    <DietWarningLines conflicts={conflicts} />
  </Suspense>
);
