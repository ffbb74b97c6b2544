import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { MealTypePicker } from '#web/ui/meal-type-picker.tsx';
import { totalsOfMeal } from './entry-of-meal.ts';
import { LogBar } from './log-bar.tsx';
import { MealFacts } from './meal-facts.tsx';
import { MealItems } from './meal-items.tsx';
import { mealNameOf } from './meal-name.ts';
import classes from './meal-result.module.css';
import { MealTotals } from './meal-totals.tsx';
import { PhotoStep } from './photo-step.tsx';
import type { Correct, ScannedMeal } from './scanned-meal.ts';
import { useLogMeal } from './use-log-meal.ts';

interface Props {
  preview: string;
  meal: ScannedMeal;
  onCorrect: Correct;
  onLogged: (entry: FoodEntry) => void;
  onCancel: () => void;
}

/** What the photo holds, to be corrected and logged. */
export const MealResult = ({ preview, meal, onCorrect, onLogged, onCancel }: Props) => {
  const log = useLogMeal({
    onLogged,
    onPhotoLost: () => onCorrect((now) => ({ ...now, image_url: null })),
  });
  const isEmpty = meal.items.length === 0;
  const name = mealNameOf(meal);
  return (
    <PhotoStep
      preview={preview}
      title="Here is your plate"
      note={isEmpty ? 'Nothing is left on it. Add an item, or take another photo.' : name}
      aside={<MealFacts meal={meal} />}
    >
      <MealItems meal={meal} onCorrect={onCorrect} />
      <MealTotals meal={meal} />
      <div className={classes.meal}>
        <MealTypePicker
          value={meal.meal_type}
          onChange={(meal_type) => onCorrect((now) => ({ ...now, meal_type }))}
        />
      </div>
      <LogBar
        name={name}
        calories={totalsOfMeal(meal).calories}
        isLogging={log.isPending}
        isEmpty={isEmpty}
        onLog={() => log.mutate(meal)}
        onCancel={onCancel}
      />
    </PhotoStep>
  );
};
