import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Product } from '#shared/barcodes/schema.ts';
import type { FoodEntry, MealType } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { ChoicePicker } from '#web/ui/choice-picker.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { fieldNumber } from '#web/ui/format-number.ts';
import { MealTypePicker } from '#web/ui/meal-type-picker.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { parseDecimal } from '#web/ui/parse-decimal.ts';
import { useLogFoods } from '../../lib/entries/use-log-foods.ts';
import { mealOfHour } from '../../lib/time/meal-of-hour.ts';
import { useToday } from '../../lib/time/use-today.ts';
import classes from './barcode-log.module.css';
import { ProductFacts } from './product-facts.tsx';
import { measureOf, productItem, productName, servingText, unitsOf } from './product-item.ts';

interface Props {
  product: Product;
  /** Day and meal that logging was opened for. */
  openedFor: LocalDate | null;
  openedMeal: MealType | null;
  onLogged: (entry: FoodEntry) => void;
  onLeave: () => void;
}

const MOST_GRAMS = 5_000;
/** What 100 g of pure fat hold. */
const MOST_CALORIES = 902;
const USUAL_AMOUNT = '100';

const within = (typed: string, most: number): number | null => {
  const value = parseDecimal(typed);
  return value !== null && value > 0 && value <= most ? value : null;
};

/** How much of a product, as which meal: its figures follow every key. */
export const ProductForm = ({ product, openedFor, openedMeal, onLogged, onLeave }: Props) => {
  const units = unitsOf(product);
  const { date: today } = useToday();
  const [unit, setUnit] = useState(units[0]!);
  const [typed, setTyped] = useState(unit.id === 'weight' ? USUAL_AMOUNT : '1');
  const [calories, setCalories] = useState('');
  const [mealType, setMealType] = useState(() => openedMeal ?? mealOfHour(new Date().getHours()));
  const [day, setDay] = useState(openedFor ?? today);
  const [isAsked, setAsked] = useState(false);
  const { log, isLogging } = useLogFoods(onLogged);

  const measure = measureOf(product);
  const asksCalories = product.per_100_g.calories === null;
  const amount = within(typed, MOST_GRAMS / unit.grams);
  const typedCalories = asksCalories ? within(calories, MOST_CALORIES) : null;
  const item = amount === null ? null : productItem(product, amount * unit.grams, typedCalories);
  const isReady = item !== null && (!asksCalories || typedCalories !== null);

  const choose = (id: (typeof unit)['id']): void => {
    const next = units.find((each) => each.id === id) ?? unit;
    setUnit(next);
    // The same amount in the other measure; what was no amount starts anew.
    setTyped(amount === null ? '1' : fieldNumber((amount * unit.grams) / next.grams, 2));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!isReady || amount === null) return;
    const serving = servingText(product, unit, amount);
    log({ name: productName(product), items: [item], serving, mealType, day });
  };

  return (
    <form className={classes.product} onSubmit={submit} noValidate aria-label="Log product">
      <ProductFacts product={product} />
      {units.length > 1 && (
        <ChoicePicker
          label="Count it in"
          choices={units.map(({ id, label }) => ({ value: id, label }))}
          value={unit.id}
          onChange={choose}
        />
      )}
      <div className={classes.amounts}>
        <NumberField
          label="Amount"
          unit={unit.id === 'weight' ? measure : `× ${fieldNumber(unit.grams)} ${measure}`}
          rightSectionWidth={unit.id === 'weight' ? 40 : 92}
          step={unit.id === 'weight' ? 10 : 0.5}
          value={typed}
          onChange={setTyped}
          error={isAsked && amount === null && 'Please enter an amount, such as 1.5.'}
        />
        {asksCalories && (
          <NumberField
            label={`Calories in 100 ${measure}, from the package`}
            unit="kcal"
            required
            step={10}
            value={calories}
            onChange={setCalories}
            error={isAsked && typedCalories === null && 'Please enter the calories of the package.'}
          />
        )}
      </div>
      <dl className={classes.figures} aria-live="polite">
        {(['calories', 'protein', 'carbs', 'fat'] as const).map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Figure
                value={item?.nutrients[name] ?? null}
                unit={name === 'calories' ? 'kcal' : 'g'}
                digits={name === 'calories' ? 0 : 1}
              />
            </dd>
          </div>
        ))}
      </dl>
      <MealTypePicker value={mealType} onChange={setMealType} />
      <DayField value={day} onChange={setDay} today={today} />
      <div className={classes.ways}>
        <Button type="submit" size="lg" loading={isLogging}>
          Log Food
        </Button>
        <Button variant="default" size="lg" onClick={onLeave}>
          Another barcode
        </Button>
      </div>
    </form>
  );
};
