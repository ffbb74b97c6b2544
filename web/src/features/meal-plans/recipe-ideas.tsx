import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mealTypes, type MealType } from '#shared/food-entries/meal-type.ts';
import { recipeWords } from '#shared/meal-plans/recipe-words.ts';
import type { RecommendedRecipe } from '#shared/meal-plans/recipe-schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { IdeasError } from './ideas-error.tsx';
import classes from './ideas.module.css';
import { LeftOutNote } from './left-out-note.tsx';
import { mealPlanQueries } from './meal-plan-queries.ts';
import { openType } from './open-type.ts';
import type { PlanIdeas } from './plan-day.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';

interface Props extends PlanIdeas {
  date: LocalDate;
}

const choices = mealTypes.map((value) => ({ value, label: mealLabels[value] }));
const SHOWN = 3;
const format = (value: number): string => formatNumber(value, 1);

const recipesFor: Record<MealType, string> = {
  breakfast: t('Breakfast recipes'),
  lunch: t('Lunch recipes'),
  dinner: t('Dinner recipes'),
  snack: t('Snack recipes'),
};

/** Rounds down, so that not every keystroke in the plan refetches. */
const roughly = (value: number, step: number): number => Math.floor(value / step) * step;

const nothingText = (left: PlanIdeas['left']): string => {
  if (left.isGoalHidden) return t('We couldn’t find a recipe to suggest.');
  return left.calories <= 0
    ? t('You’ve already reached this day’s goal, so there are no recipes to suggest.')
    : t('No recipe fits what’s left.');
};

/** Recipes that fit the remaining energy, protein and fiber of a day. */
export const RecipeIdeas = ({ date, left, planned, onPlan }: Props) => {
  const { date: today } = useToday();
  const [type, setType] = useState<MealType>(() =>
    date === today ? likelyMeal(new Date().getHours()) : openType(planned),
  );
  const [isAll, setAll] = useState(false);
  const { open, show, close } = useSingleOpen<RecommendedRecipe>();
  const filter = {
    meal_type: type,
    calories: roughly(left.calories, 25),
    protein: roughly(left.protein, 5),
    fiber: roughly(left.fiber, 5),
  };
  const { data, error, refetch, isFetching } = useQuery(mealPlanQueries.recipes(filter));
  const recipes = data?.recipes ?? [];
  return (
    <section className={classes.card} aria-labelledby="recipe-ideas">
      <div className={classes.heading}>
        <h2 id="recipe-ideas">{left.isGoalHidden ? t('Recipe ideas') : t('Recipes for what’s left')}</h2>
        <p className="secondary">
          {left.isGoalHidden
            ? t('Added up from each ingredient in our food database.')
            : t(
                '{calories} kcal, {protein} g protein, {fiber} g fiber. Added up from each ingredient in our food database.',
                {
                  calories: formatNumber(left.calories),
                  protein: formatNumber(left.protein),
                  fiber: formatNumber(left.fiber),
                },
              )}
        </p>
      </div>
      <Segments label={t('Recipes for')} choices={choices} value={type} onChange={setType} />
      {!data && !error && <SkeletonBlock height="9rem" />}
      {error && !data && (
        <IdeasError message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && recipes.length === 0 && <p className="secondary">{nothingText(left)}</p>}
      <LeftOutNote count={data?.left_out} />
      <ul className={classes.list} aria-label={recipesFor[type]}>
        {recipes.slice(0, isAll ? undefined : SHOWN).map((recipe) => (
          <li key={recipe.id} className={classes.idea}>
            <div>
              <h3 className={classes.name}>{recipe.name}</h3>
              <p className="secondary">
                {recipeWords(recipe, left, format, t)}{' '}
                {plural(recipe.minutes, '{minutes} minute.', '{minutes} minutes.', {
                  minutes: formatNumber(recipe.minutes),
                })}
              </p>
            </div>
            <RowButton
              variant="default"
              label={t('Show {name}', { name: recipe.name })}
              onClick={() => show(recipe)}
            >
              {t('Show')}
            </RowButton>
          </li>
        ))}
      </ul>
      {!isAll && recipes.length > SHOWN && (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          {t('More recipes')}
        </Button>
      )}
      {open && (
        <RecipeDialog
          recipe={open}
          date={date}
          type={type}
          onPlan={(figures) => {
            onPlan(type, figures);
            close(open);
          }}
          onClose={() => close(open)}
        />
      )}
    </section>
  );
};
