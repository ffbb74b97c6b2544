import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { isNoResponse } from '#web/lib/offline/is-no-response.ts';
import { addQueuedToDay, useQueuedDays } from '#web/lib/offline/add-queued-totals.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { EmptyDiaryDay } from './empty-diary-day.tsx';
import { type Copying, copyMealTitles } from './copying.ts';
import { DayTotals } from './day-totals.tsx';
import { diaryQueries } from './diary-queries.ts';
import { DiarySkeleton } from './diary-skeleton.tsx';
import { focusMeal, MealSection } from './meal-section.tsx';
import { mealsOfDay } from './meals-of-day.ts';
import { StaleNote } from './stale-note.tsx';
import { UncachedDay } from './uncached-day.tsx';
import { WaterCard } from './water-card.tsx';
import classes from './diary-view.module.css';

/** Actions on an entry of a day. */
export interface EntryActs {
  onCopy: () => void;
  onSave: () => void;
  onDeleted: () => void;
}

interface Props {
  date: LocalDate;
  today: LocalDate;
  /** Without a meal, the form has none preselected. */
  onAdd: (meal?: MealType) => void;
  onCopy: (copying: Copying) => void;
  /** Saves entries as a meal that can be logged again. */
  onSave: (entries: readonly FoodEntry[]) => void;
  renderEntry: (entry: FoodEntry, acts: EntryActs) => ReactNode;
  /** Renders the weight of the day, from another feature. */
  renderWeight: (day: LocalDate) => ReactNode;
  /** Renders the vitamins and minerals of the day, from another feature. */
  renderMicronutrients: (day: LocalDate) => ReactNode;
}

/** Content of a day: meals, with totals and water beside them. */
export const DiaryDay = ({
  date,
  today,
  onAdd,
  onCopy,
  onSave,
  renderEntry,
  renderWeight,
  renderMicronutrients,
}: Props) => {
  const day = useQuery(diaryQueries.day(date));
  const { data, error, refetch, isFetching } = day;
  const waiting = useQueuedDays();
  const retry = () => void refetch();

  if (data) {
    return (
      <>
        {error && <StaleNote message={error.message} onRetry={retry} isRetrying={isFetching} />}
        <div className={classes.day}>
          <div className={classes.meals}>
            {data.entries.length === 0 ? (
              <EmptyDiaryDay date={date} today={today} />
            ) : (
              mealsOfDay(data.entries).map((meal) => (
                <MealSection
                  key={meal.mealType}
                  meal={meal}
                  onAdd={() => onAdd(meal.mealType)}
                  onSave={() => onSave(meal.entries)}
                  onCopy={() => onCopy({ ...meal, title: copyMealTitles[meal.mealType], from: date })}
                >
                  {meal.entries.map((entry) =>
                    renderEntry(entry, {
                      onDeleted: () => focusMeal(meal),
                      onSave: () => onSave([entry]),
                      onCopy: () =>
                        onCopy({
                          title: t('Copy {food} to…', { food: entry.food_name }),
                          entries: [entry],
                          from: date,
                          mealType: entry.meal_type,
                        }),
                    }),
                  )}
                </MealSection>
              ))
            )}
          </div>
          <div className={classes.aside}>
            <DayTotals
              summary={addQueuedToDay(data.summary, waiting)}
              goal={data.daily_calorie_goal}
              macroGoals={data.macro_goals}
              isAtRisk={data.health_risk !== undefined}
            />
            <WaterCard date={date} confirmedMl={data.summary.water_ml} />
            {renderWeight(date)}
            {renderMicronutrients(date)}
          </div>
        </div>
      </>
    );
  }
  if (!error) return <DiarySkeleton />;
  if (isNoResponse(error)) {
    return <UncachedDay onAdd={() => onAdd()} onRetry={retry} isRetrying={isFetching} />;
  }
  return <LoadFailure title={t('We couldn’t load this day')} query={day} />;
};
