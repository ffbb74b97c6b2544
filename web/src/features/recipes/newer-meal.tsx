import { RichText } from '#web/lib/language/rich-text.tsx';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { foodsText, servingsText } from './counts.ts';
import { NewerElsewhere } from '#web/ui/feedback/newer-elsewhere.tsx';

const bold = { b: (inner: string) => <b>{inner}</b> };

/** The meal as another window left it; what was typed here stays until the person chooses. */
export const NewerMeal = ({ newer, onTake }: { newer: SavedMeal; onTake: () => void }) => (
  <NewerElsewhere onTake={onTake}>
    <RichText
      text="<b>This meal was changed in another window.</b> It is now “{name}”, {servings} of {foods}. What you typed is kept: save it over the newer one, or take that instead."
      values={{
        name: newer.name,
        servings: servingsText(newer.portions),
        foods: foodsText(newer.items.length),
      }}
      parts={bold}
    />
  </NewerElsewhere>
);
