import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { mealTypes, type MealType } from '#shared/food-entries/meal-type.ts';
import { isFromBook } from '#shared/meal-plans/starter-meals.ts';
import { suggestMeals } from '#shared/meal-plans/suggest-meals.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { IdeasError } from './ideas-error.tsx';
import classes from './ideas.module.css';
import { LeftOutNote } from './left-out-note.tsx';
import { mealPlanQueries } from './meal-plan-queries.ts';
import { openType } from './open-type.ts';
import type { PlanIdeas } from './plan-day.tsx';

const choices = mealTypes.map((value) => ({ value, label: mealLabels[value] }));

const suggestionsFor: Record<MealType, string> = {
  breakfast: t('Breakfast suggestions'),
  lunch: t('Lunch suggestions'),
  dinner: t('Dinner suggestions'),
  snack: t('Snack suggestions'),
};
const nothingFits: Record<MealType, string> = {
  breakfast: t('We couldn’t find a breakfast that fits what’s left.'),
  lunch: t('We couldn’t find a lunch that fits what’s left.'),
  dinner: t('We couldn’t find a dinner that fits what’s left.'),
  snack: t('We couldn’t find a snack that fits what’s left.'),
};

const nothingText = (type: MealType, left: PlanIdeas['left']): string => {
  if (left.isGoalHidden) return t('We couldn’t find a meal to suggest.');
  return left.calories <= 0
    ? t('You’ve already reached this day’s goal, so there’s nothing to suggest.')
    : nothingFits[type];
};

/** Three of the user's usual meals for each meal of the day that fit the remaining calories. */
export const PlanSuggestions = ({ left, planned, onPlan }: PlanIdeas) => {
  const { date: today } = useToday();
  const { data, error, refetch, isFetching } = useQuery(mealPlanQueries.usual(today));
  const [chosen, setChosen] = useState<MealType | null>(null);
  const type = chosen ?? openType(planned);
  const format = (value: number): string => formatNumber(value);
  const found = data ? suggestMeals({ usual: data.meals, planned, left, format, t })[type] : [];
  const isNew = data?.meals.every(isFromBook) ?? false;
  return (
    <section className={classes.card} aria-labelledby="plan-suggestions">
      <h2 id="plan-suggestions">{isNew ? t('Ideas for this day') : t('From your usual meals')}</h2>
      {isNew && (
        <p className="secondary">
          {t('Log a few meals and your favorites will appear here. Until then, here are some recipes.')}
        </p>
      )}
      <Segments label={t('Suggestions for')} choices={choices} value={type} onChange={setChosen} />
      {!data && !error && <SkeletonBlock height="9rem" />}
      {error && !data && (
        <IdeasError message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && found.length === 0 && <p className="secondary">{nothingText(type, left)}</p>}
      <LeftOutNote count={data?.left_out} />
      <ul className={classes.list} aria-label={suggestionsFor[type]}>
        {found.map(({ meal, reason }) => (
          <li key={meal.id} className={classes.idea}>
            <div>
              <h3 className={classes.name}>{meal.name}</h3>
              <p className="secondary">{`${formatNumber(meal.calories)} kcal. ${reason}.`}</p>
            </div>
            <Button
              variant="default"
              size="xs"
              leftSection={<Plus aria-hidden />}
              aria-label={t('Plan {name}', { name: meal.name })}
              onClick={() => onPlan(type, meal)}
            >
              {t('Plan')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
