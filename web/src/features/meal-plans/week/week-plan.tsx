import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { lazy, Suspense, useState } from 'react';
import type { FilledDay } from '#shared/meal-plans/week/plan-week.ts';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { IdeasError } from '../ideas-error.tsx';
import classes from '../ideas.module.css';
import { LeftOutNote } from '../left-out-note.tsx';
import { mealPlanQueries } from '../meal-plan-queries.ts';
import { PlanOptionsFields } from './plan-options-fields.tsx';
import { usePlanOptions } from './use-plan-options.ts';
import { useWeekPlan, written } from './use-week-plan.ts';
import { WeekDay } from './week-day.tsx';
import { formatClearedDays, formatFilledDays, formatGoalMisses, isLogged } from './week-labels.ts';

const ShoppingListDialog = lazy(async () => ({
  default: (await import('../shopping/shopping-list-dialog.tsx')).ShoppingListDialog,
}));

interface Props {
  /** The open day. */
  date: LocalDate;
  onDate: (date: LocalDate) => void;
}

type Span = 'next' | 'week';
const spans = [
  { value: 'next', label: t('Next 7 days') },
  { value: 'week', label: t('Mon–Sun') },
] as const;

/** Returns the Monday of a day's week. */
const mondayOf = (date: LocalDate): LocalDate => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
};

/** Returns why no day was planned, as title and message. */
const nothingPlanned = (days: readonly MealPlan[], today: LocalDate): [string, string] =>
  days.some(({ date, meals }) => date > today && meals.length === 0)
    ? [t('No meals match'), t('Allow more time or a higher budget in the planning options.')]
    : [t('No empty days'), t('Every upcoming day already has a plan.')];

/**
 * Overview of seven days, with actions to plan empty or all days, copy the open day, and clear one or all.
 */
export const WeekPlan = ({ date, onDate }: Props) => {
  const { date: today } = useToday();
  const queryClient = useQueryClient();
  const [span, setSpan] = useState<Span>('next');
  const from = span === 'next' ? addDays(today, 1) : mondayOf(date);
  const { data: week, error, refetch, isFetching } = useQuery(mealPlanQueries.week(from));
  const { proposal, write, copyTo, isSaving } = useWeekPlan(week);
  const [isShopping, setShopping] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const [filled, setFilled] = useState<FilledDay[]>([]);
  const [leftOut, setLeftOut] = useState<number>();
  const [options, setOptions] = usePlanOptions();
  const openDay = week?.days.find((day) => day.date === date);

  const plan = async (scope: 'empty' | 'all'): Promise<void> => {
    if (!week || isFilling) return;
    setFilling(true);
    try {
      const { meals, left_out } = await queryClient.fetchQuery(mealPlanQueries.forWeek(today));
      const found = proposal(meals, addDays(today, 1), options, scope).filter((day) => day.isNew);
      setFilled(found);
      setLeftOut(left_out);
      if (found.length === 0) notify.info(...nothingPlanned(week.days, today));
      else
        write(
          new Map(found.map((day) => [day.date, day.meals])),
          t('Week planned'),
          formatFilledDays(found, meals),
        );
    } catch (failure) {
      notify.error(t('Error'), failure instanceof Error ? failure.message : undefined);
    } finally {
      setFilling(false);
    }
  };
  const clear = (days: readonly MealPlan[]): void =>
    write(
      new Map(days.map((day) => [day.date, day.meals.filter(isLogged).map(written)])),
      t('Plan cleared'),
      formatClearedDays(days),
    );
  // Past days cannot be planned.
  const canCopyTo = ({ date: to, meals }: MealPlan): boolean =>
    to !== date && to >= today && meals.length === 0 && openDay !== undefined && openDay.meals.length > 0;
  const clearable = week?.days.filter(({ meals }) => !meals.every(isLogged)) ?? [];
  const replaceable = clearable.filter(
    ({ date: day, meals }) => day > today && meals.some((meal) => !isLogged(meal) && !meal.is_locked),
  );
  // Users at risk read nothing about missing a goal (decision D49).
  const short = week?.health_risk ? [] : filled.filter(({ isWithin }) => !isWithin);

  return (
    <section className={classes.card} aria-labelledby="week-plan">
      <h2 id="week-plan">{t('Your week')}</h2>
      <Segments label={t('Week')} choices={spans} value={span} onChange={setSpan} />
      {!week && !error && <SkeletonBlock height="14rem" />}
      {error && !week && (
        <IdeasError message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {week && (
        <>
          <ul className="stack2" aria-label={t('Planned days')}>
            {week.days.map((day) => {
              const name = namedDay(day.date, today);
              return (
                <WeekDay
                  key={day.date}
                  day={day}
                  name={name}
                  isOpen={day.date === date}
                  isSaving={isSaving}
                  copy={
                    canCopyTo(day) && openDay
                      ? {
                          from: namedDay(date, today),
                          onCopy: () =>
                            copyTo(
                              openDay,
                              day.date,
                              t('{from} to {to}.', { from: namedDay(date, today), to: name }),
                            ),
                        }
                      : null
                  }
                  onOpen={() => onDate(day.date)}
                  onClear={clearable.includes(day) ? () => clear([day]) : null}
                />
              );
            })}
          </ul>
          {short.length > 0 && (
            <p className="secondary" role="status">
              {formatGoalMisses(short, week.daily_calorie_goal, today)}
            </p>
          )}
          <LeftOutNote count={leftOut} />
          <PlanOptionsFields options={options} onChange={setOptions} />
          <div className="cluster2">
            <Button
              variant="ink"
              leftSection={<CalendarRange aria-hidden />}
              loading={isFilling || isSaving}
              onClick={() => void plan('empty')}
            >
              {t('Fill empty days')}
            </Button>
            {replaceable.length > 0 && (
              <Button variant="subtle" disabled={isSaving || isFilling} onClick={() => void plan('all')}>
                {t('Plan again')}
              </Button>
            )}
            {week.days.some(({ meals }) => meals.length > 0) && (
              <Button
                variant="subtle"
                leftSection={<ShoppingBasket aria-hidden />}
                onClick={() => setShopping(true)}
              >
                {t('Shopping list')}
              </Button>
            )}
            {clearable.length > 1 && (
              <Button variant="subtle" disabled={isSaving} onClick={() => clear(clearable)}>
                {t('Clear the week')}
              </Button>
            )}
          </div>
        </>
      )}
      {isShopping && week && (
        <Suspense>
          <ShoppingListDialog
            days={week.days.filter((day) => day.date >= today)}
            onClose={() => setShopping(false)}
          />
        </Suspense>
      )}
    </section>
  );
};
