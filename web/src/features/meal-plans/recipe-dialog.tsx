import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { RecommendedRecipe } from '#shared/meal-plans/recipe-schema.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { eatenItems } from '#shared/recipes/servings.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { fieldNumber, formatNumber } from '#web/ui/format/format-number.ts';
import { MainNutrients } from '#web/ui/nutrition/main-nutrients.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { useLogFoods } from '#web/features/food-entries/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import classes from './ideas.module.css';
import type { RowFigures } from './plan-row.ts';

interface Props {
  recipe: RecommendedRecipe;
  date: LocalDate;
  type: MealType;
  onPlan: (figures: RowFigures) => void;
  onClose: () => void;
}

const servingText = (servings: number): string =>
  plural(servings, '{count} serving', '{count} servings', { count: formatNumber(servings, 2) });

/** Dialog with a recipe: ingredients, steps, and the amount to plan or log. */
export const RecipeDialog = ({ recipe, date, type, onPlan, onClose }: Props) => {
  const { date: today } = useToday();
  const [typed, setTyped] = useState(() => fieldNumber(recipe.servings, 2));
  const { log, isLogging } = useLogFoods(onClose);
  const servings = parseDecimal(typed);
  const whole = { items: recipe.items, portions: recipe.portions, cooked_grams: null };
  const items =
    servings === null || Number.isNaN(servings) || servings > 20 ? null : eatenItems(whole, { servings });
  const figures = items ? sumNutrients(items) : unknownNutrients;
  const plan = (): void => {
    if (!items || servings === null) return;
    onPlan({
      ...figures,
      name: recipe.name,
      calories: Math.round(figures.calories ?? 0),
      serving_size: servingText(servings),
      items,
    });
  };
  const logNow = (): void => {
    if (!items || servings === null) return;
    log({ name: recipe.name, items, serving: servingText(servings), mealType: type, day: date });
  };
  return (
    <Dialog title={recipe.name} onClose={onClose} width="38rem">
      <div className="stack5">
        <p className="secondary">
          {t('{minutes} minutes. Makes {portions}.', {
            minutes: formatNumber(recipe.minutes),
            portions: servingText(recipe.portions),
          })}
        </p>
        <NumberField
          label={t('Your servings')}
          unit={t('servings')}
          step={0.5}
          rightSectionWidth={80}
          value={typed}
          onChange={setTyped}
          error={
            !items && t('Enter the number of servings, such as {example}.', { example: formatNumber(1.5, 1) })
          }
        />
        <MainNutrients label={t('Your portion')} figures={figures} />
        <div>
          <h3 className={classes.subtitle}>
            {t('Ingredients for {portions}', { portions: servingText(recipe.portions) })}
          </h3>
          <ul className={classes.lines}>
            {recipe.ingredients.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={classes.subtitle}>{t('Directions')}</h3>
          <ol className={classes.lines}>
            {recipe.method.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="cluster2">
          <Button onClick={plan} disabled={!items}>
            {t('Add to plan')}
          </Button>
          {date <= today && (
            <Button variant="default" onClick={logNow} disabled={!items} loading={isLogging}>
              {t('Log')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
