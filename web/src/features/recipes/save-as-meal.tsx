import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { plateNameOf } from '#web/features/foods/public.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { itemsOfEntries } from './items-of-entries.ts';
import { MealEditor } from './meal-editor.tsx';

interface Props {
  entries: readonly FoodEntry[];
  onClose: () => void;
  renderConsent: RenderConsent;
}

/** Maximum number of foods in a saved meal. */
const MAX_ITEMS = 40;

/** Dialog that saves one or all entries of a meal as a saved meal. */
export const SaveAsMeal = ({ entries, ...props }: Props) => {
  const [only, ...others] = entries;
  const items = itemsOfEntries(entries).slice(0, MAX_ITEMS);
  const name = only && others.length === 0 ? only.food_name : plateNameOf(items);
  return <MealEditor meal={null} start={{ name, items }} {...props} />;
};
