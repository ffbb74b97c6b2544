import { RichText } from '#web/lib/language/rich-text.tsx';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { foodsText, servingsText } from './count-labels.ts';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';

const bold = { b: (inner: string) => <b>{inner}</b> };

/** Notice that the meal was changed in another tab; the typed values are kept until the user chooses. */
export const MealConflictNotice = ({ newer, onTake }: { newer: SavedMeal; onTake: () => void }) => (
  <ConflictNotice onTake={onTake}>
    <RichText
      text="<b>This meal was changed in another tab.</b> It’s now “{name}”, {servings} with {foods}. Keep your version or use the newer one?"
      values={{
        name: newer.name,
        servings: servingsText(newer.portions),
        foods: foodsText(newer.items.length),
      }}
      parts={bold}
    />
  </ConflictNotice>
);
