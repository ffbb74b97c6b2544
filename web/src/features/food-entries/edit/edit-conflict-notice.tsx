import { RichText } from '#web/lib/language/rich-text.tsx';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { fullDay, timeOf } from '#web/ui/format/format-day.ts';
import { mealNames } from '#web/ui/nutrition/meal-names.ts';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';

const bold = { b: (inner: string) => <b>{inner}</b> };

/** Notice that the entry was changed in another tab; the typed values are kept until the user chooses. */
export const EditConflictNotice = ({ newer, onTake }: { newer: FoodEntry; onTake: () => void }) => (
  <ConflictNotice onTake={onTake}>
    <RichText
      text="<b>This entry was changed in another tab.</b> It’s now “{food}”, {calories} kcal, {meal} on {day} at {time}. Keep your version or use the newer one?"
      values={{
        food: newer.food_name,
        calories: formatNumber(newer.calories),
        meal: mealNames[newer.meal_type],
        day: fullDay(newer.local_date),
        time: timeOf(newer.logged_at, newer.time_zone),
      }}
      parts={bold}
    />
  </ConflictNotice>
);
