import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import type { useOpenedFor } from './use-opened-for.ts';

/** Which meal of which day. */
export const LogTargetFields = ({ target }: { target: ReturnType<typeof useOpenedFor> }) => (
  <>
    <MealTypePicker value={target.mealType} onChange={target.setMealType} />
    <DayField value={target.day} onChange={target.setDay} today={target.today} />
  </>
);
