import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import type { useLogTarget } from './use-log-target.ts';

/** Fields for the day and the meal. */
export const LogTargetFields = ({ target }: { target: ReturnType<typeof useLogTarget> }) => (
  <>
    <MealTypePicker value={target.mealType} onChange={target.setMealType} />
    <DayField value={target.day} onChange={target.setDay} today={target.today} />
  </>
);
