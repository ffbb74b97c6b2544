import { Button, TextInput } from '@mantine/core';
import Sparkles from 'lucide-react/icons/sparkles';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { DayField } from '../../ui/day-field.tsx';
import { MealTypePicker } from '../../ui/meal-type-picker.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { figureLabels } from './figure-labels.ts';
import { FoundItems } from './found-items.tsx';
import { LoggedMeal } from './logged-meal.tsx';
import { figureFields } from './log-food-values.ts';
import { useLogFoodForm } from './use-log-food-form.ts';
import classes from './log-food-form.module.css';

interface Props {
  /** Called after the entry is written; the form is empty again. */
  onLogged: (entry: FoodEntry) => void;
  /** Day that the form was opened for; none means today. */
  openedFor?: LocalDate | null;
}

/** Logging by hand: name the food and enter its figures, or have them looked up. */
export const LogFoodForm = ({ onLogged, openedFor = null }: Props) => {
  const log = useLogFoodForm(onLogged, openedFor);
  const { form, items, submit, isSaving, setFigure, lookUp, isLookingUp } = log;
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Log Food">
      <div className={classes.fields}>
        <div className={classes.name}>
          <TextInput
            label="Food name"
            placeholder="Two eggs and rye toast"
            required
            autoComplete="off"
            enterKeyHint={log.wantsFigures ? 'search' : 'done'}
            {...form.getInputProps('food_name')}
            onKeyDown={log.onNameKey}
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
              {...figureLabels[field]}
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
        <DayField value={log.day} onChange={log.setDay} today={log.today} />
        <Button type="submit" size="lg" className={classes.submit} loading={isSaving}>
          Log Food
        </Button>
      </div>
      <LoggedMeal values={form.values} />
    </form>
  );
};
