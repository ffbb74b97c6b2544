import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { DayPicker } from '#web/ui/inputs/day-picker/day-picker.tsx';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { mealPlanQueries } from './meal-plan-queries.ts';
import { PlanDay, type PlanIdeas } from './plan-day.tsx';
import type { RenderFoodName, RenderWarnings } from './render-food-name.ts';
import classes from './plan-tomorrow.module.css';

interface Props {
  /** The planned day; null for tomorrow. */
  date: LocalDate | null;
  onDate: (date: LocalDate) => void;
  /** Whether the user's plan includes suggestions. */
  canSwap: boolean;
  onBack: () => void;
  renderFoodName: RenderFoodName;
  renderWarnings: RenderWarnings;
  renderIdeas: (date: LocalDate, ideas: PlanIdeas) => ReactNode;
}

/** Maximum number of days to plan ahead. */
const DAYS_AHEAD = 366;

/** Page that plans tomorrow or any other day. */
export const PlanTomorrow = ({
  date: chosen,
  onDate,
  canSwap,
  onBack,
  renderFoodName,
  renderWarnings,
  renderIdeas,
}: Props) => {
  const { date: today } = useToday();
  // The page keeps its day at midnight, so that unsaved input is not lost.
  const [tomorrow] = useState(() => addDays(today, 1));
  const date = chosen ?? tomorrow;
  return (
    <>
      <div className={classes.bar}>
        <DayPicker value={date} today={today} max={addDays(today, DAYS_AHEAD)} onChange={onDate} />
        {date !== addDays(today, 1) && (
          <Button variant="subtle" onClick={() => onDate(addDays(today, 1))}>
            {t('Tomorrow')}
          </Button>
        )}
      </div>
      <QueryView
        query={useQuery(mealPlanQueries.day(date))}
        loading={
          <div className={classes.rows} aria-busy aria-label={t('Loading plan')}>
            <SkeletonBlock height="11rem" />
            <SkeletonBlock height="12rem" />
            <SkeletonBlock height="12rem" />
          </div>
        }
        failure={t('We couldn’t load this plan')}
      >
        {(day) => (
          <PlanDay
            key={date}
            day={day}
            canSwap={canSwap}
            onBack={onBack}
            renderFoodName={renderFoodName}
            renderWarnings={renderWarnings}
            renderIdeas={(ideas) => renderIdeas(date, ideas)}
          />
        )}
      </QueryView>
    </>
  );
};
