import { Button, TextInput } from '@mantine/core';
import Sparkles from 'lucide-react/icons/sparkles';
import { MealTypePicker } from '../../ui/meal-type-picker.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FoundItems } from './found-items.tsx';
import { LoggedMeal } from './logged-meal.tsx';
import { type FigureField, figureFields } from './log-food-values.ts';
import { useLogFoodForm } from './use-log-food-form.ts';
import classes from './log-food-form.module.css';

interface Props {
  /** Called after the entry is written; the form is empty again. */
  onLogged: () => void;
}

const figures: Record<FigureField, { label: string; unit: string; step: number }> = {
  calories: { label: 'Calories', unit: 'kcal', step: 10 },
  protein: { label: 'Protein', unit: 'g', step: 0.1 },
  carbs: { label: 'Carbs', unit: 'g', step: 0.1 },
  fat: { label: 'Fat', unit: 'g', step: 0.1 },
  fiber: { label: 'Fiber', unit: 'g', step: 0.1 },
};

/** Logging by hand: name the food and enter its figures, or have them looked up. */
export const LogFoodForm = ({ onLogged }: Props) => {
  const { form, items, submit, isSaving, setFigure, lookUp, isLookingUp } = useLogFoodForm(onLogged);
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Log Food">
      <div className={classes.fields}>
        <div className={classes.name}>
          <TextInput
            label="Food name"
            placeholder="Two eggs and rye toast"
            required
            autoComplete="off"
            {...form.getInputProps('food_name')}
          />
          <Button
            variant="default"
            leftSection={<Sparkles aria-hidden />}
            loading={isLookingUp}
            onClick={lookUp}
          >
            AI Lookup
          </Button>
        </div>
        {items && <FoundItems items={items} />}
        <div className={classes.figures}>
          {figureFields.map((field) => (
            <NumberField
              key={field}
              {...figures[field]}
              required={field === 'calories'}
              {...form.getInputProps(field)}
              value={form.values[field]}
              onChange={setFigure(field)}
            />
          ))}
          <TextInput label="Serving size" placeholder="1 plate" {...form.getInputProps('serving_size')} />
        </div>
        <MealTypePicker
          value={form.values.meal_type}
          onChange={(mealType) => form.setFieldValue('meal_type', mealType)}
        />
        <Button type="submit" size="lg" className={classes.submit} loading={isSaving}>
          Log Food
        </Button>
      </div>
      <LoggedMeal values={form.values} />
    </form>
  );
};
