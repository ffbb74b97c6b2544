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

/** So many foods a saved meal holds. */
const MAX_ITEMS = 40;

/** Keeps what was logged as a meal: one entry, or a whole meal of a day. */
export const SaveAsMeal = ({ entries, ...props }: Props) => {
  const [only, ...others] = entries;
  const items = itemsOfEntries(entries).slice(0, MAX_ITEMS);
  const name = only && others.length === 0 ? only.food_name : plateNameOf(items);
  return <MealEditor meal={null} start={{ name, items }} {...props} />;
};
