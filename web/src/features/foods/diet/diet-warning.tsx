import { queryOptions, useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CheckedFood, conflictsOf, type DietConflict } from '#shared/diet/conflicts.ts';
import { type DietConstraints, isUnconstrained, readDiet } from '#shared/diet/read-diet.ts';
import type { FoodFacts } from '#shared/foods/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { call } from '#web/lib/api/call.ts';
import type { PlateLookups } from '../plate-items/plate-lookups-type.ts';
import { useFoodFacts } from '../plate-items/use-food-facts.ts';
import classes from './diet-warning.module.css';
import { dietWarnings } from './diet-warning-text.ts';

/** Read apart from the profile's form, which must not wait for it. Saving the profile refreshes it. */
const dietQuery = queryOptions({
  queryKey: ['profile-diet'],
  queryFn: async ({ signal }) => readDiet(await call(profileRoutes.read, { signal })),
  staleTime: 5 * 60_000,
  retry: false,
});

/** Returns the constraints of the profile, or null if there are none or they are not loaded. */
const useConstraints = (): DietConstraints | null => {
  const { data: constraints } = useQuery(dietQuery);
  return constraints && !isUnconstrained(constraints) ? constraints : null;
};

/** Warnings about known conflicts with the user's diet and allergies. */
export const DietWarningLines = ({ conflicts }: { conflicts: readonly DietConflict[] }) => {
  const lines = dietWarnings(conflicts);
  if (lines.length === 0) return null;
  return (
    <p className={classes.warning}>
      <TriangleAlert aria-hidden size={16} />
      <span>{lines.join(' ')}</span>
    </p>
  );
};

const Warnings = ({ food, constraints }: { food: CheckedFood; constraints: DietConstraints }) => (
  <DietWarningLines conflicts={conflictsOf(food, constraints)} />
);

/** Below this confidence the food is a guess, and so are its contents. */
const SURE = 0.5;

const checkedFood = (item: FoodItem, facts: FoodFacts | undefined): CheckedFood => {
  if (facts === undefined) return { name: item.name };
  const { diet, contains, aliases, per_100_g } = facts;
  const madeOf = [facts.name, ...aliases, ...facts.made_of.flatMap(({ name }) => name ?? [])];
  const isGuess = item.stands_for !== undefined || (item.source !== 'user' && item.confidence < SURE);
  return isGuess
    ? { name: item.name, traces: contains ?? [] }
    : {
        name: item.name,
        diet,
        contains: diet === null ? undefined : (contains ?? undefined),
        carbs: per_100_g.carbs,
        madeOf,
      };
};

interface ItemProps {
  item: FoodItem;
  lookUps: Pick<PlateLookups, 'read'>;
}

/** Warns that a food of a plate conflicts with the user's diet or allergies, or might. Never blocks logging. */
export const ItemDietWarning = ({ item, lookUps }: ItemProps) => {
  const constraints = useConstraints();
  const { data, isLoading } = useFoodFacts(item.record_id, lookUps, constraints !== null);
  if (constraints === null || isLoading) return null;
  return <Warnings food={checkedFood(item, data)} constraints={constraints} />;
};

/** Warns about a packaged food. */
export const FoodDietWarning = ({ food }: { food: CheckedFood }) => {
  const constraints = useConstraints();
  return constraints === null ? null : <Warnings food={food} constraints={constraints} />;
};
