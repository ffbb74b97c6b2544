import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { useState } from 'react';
import type { FilledDay } from '#shared/meal-plans/fill-week.ts';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { IdeasError } from './ideas-error.tsx';
import classes from './ideas.module.css';
import { mealPlanQueries } from './meal-plan-queries.ts';
import { useWeekPlan, written } from './use-week-plan.ts';
import {
  formatClearedDays,
  formatDayPlan,
  formatGoalMisses,
  isLogged,
  formatFilledDays,
} from './week-labels.ts';

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

/**
 * Overview of seven days, with actions to fill empty days with usual meals, copy the open day, and clear one or all.
 */
export const WeekPlan = ({ date, onDate }: Props) => {
  const { date: today } = useToday();
  const queryClient = useQueryClient();
  const [span, setSpan] = useState<Span>('next');
  const from = span === 'next' ? addDays(today, 1) : mondayOf(date);
  const { data: week, error, refetch, isFetching } = useQuery(mealPlanQueries.week(from));
  const { proposal, write, copyTo, isSaving } = useWeekPlan(week);
  const [isFilling, setFilling] = useState(false);
  const [filled, setFilled] = useState<FilledDay[]>([]);
  const openDay = week?.days.find((day) => day.date === date);

  const fill = async (): Promise<void> => {
    if (!week || isFilling) return;
    setFilling(true);
    try {
      const { meals } = await queryClient.fetchQuery(mealPlanQueries.usual(today));
      const found = proposal(meals, addDays(today, 1)).filter((day) => day.isNew && day.meals.length > 0);
      setFilled(found);
      if (found.length === 0) notify.info(t('No empty days'), t('Every upcoming day already has a plan.'));
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
  const short = filled.filter(({ isWithin }) => !isWithin);

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
              const named = namedDay(day.date, today);
              return (
                <li key={day.date} className={classes.day} data-open={day.date === date || undefined}>
                  <div>
                    <span className={classes.date}>{named}</span>
                    <p className="secondary">{formatDayPlan(day.meals)}</p>
                  </div>
                  <div className="cluster2">
                    {day.date !== date && (
                      <Button
                        variant="subtle"
                        size="xs"
                        aria-label={t('Open {day}', { day: named })}
                        onClick={() => onDate(day.date)}
                      >
                        {t('Open')}
                      </Button>
                    )}
                    {canCopyTo(day) && openDay && (
                      <Button
                        variant="subtle"
                        size="xs"
                        disabled={isSaving}
                        aria-label={t('Copy {from} to {to}', { from: namedDay(date, today), to: named })}
                        onClick={() =>
                          copyTo(
                            openDay,
                            day.date,
                            t('{from} to {to}.', { from: namedDay(date, today), to: named }),
                          )
                        }
                      >
                        {t('Copy here')}
                      </Button>
                    )}
                    {clearable.includes(day) && (
                      <Button
                        variant="subtle"
                        size="xs"
                        disabled={isSaving}
                        aria-label={t('Clear {day}', { day: named })}
                        onClick={() => clear([day])}
                      >
                        {t('Clear')}
                      </Button>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
          {short.length > 0 && (
            <p className="secondary" role="status">
              {formatGoalMisses(short, week.daily_calorie_goal, today)}
            </p>
          )}
          <div className="cluster2">
            <Button
              variant="ink"
              leftSection={<CalendarRange aria-hidden />}
              loading={isFilling || isSaving}
              onClick={() => void fill()}
            >
              {t('Fill empty days')}
            </Button>
            {clearable.length > 1 && (
              <Button variant="subtle" disabled={isSaving} onClick={() => clear(clearable)}>
                {t('Clear the week')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
};
