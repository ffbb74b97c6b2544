import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import type { LocalDate } from '#shared/time/local-date.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { mealLabels, MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import { mealPlanQueries } from './meal-plan-queries.ts';
import classes from './todays-plan.module.css';
import { usePlanLogging } from './use-plan-logging.ts';

interface Props {
  date: LocalDate;
  /** Opens the plan of the day. */
  onPlan: (date: LocalDate) => void;
}

/** Planned meals of a day, each with a button to log it. Empty if nothing is planned. */
export const TodaysPlan = ({ date, onPlan }: Props) => {
  // The diary works without it: the plan's own page shows loading errors.
  const { data } = useQuery(mealPlanQueries.day(date));
  const { canLog, log, undoLog, isBusy } = usePlanLogging(date);
  if (!data || data.meals.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="todays-plan">
      <div className={classes.head}>
        <h2 id="todays-plan">{t('Planned')}</h2>
        <Button variant="subtle" size="xs" onClick={() => onPlan(date)}>
          {t('Change plan')}
        </Button>
      </div>
      <ul className="stack3">
        {data.meals.map(({ id, type, name, calories, time, notes, logged_entry_id }) => (
          <li key={id} className={classes.meal}>
            <MealIcon mealType={type} />
            <div className={classes.what}>
              <span className="name">{name}</span>
              <span className={classes.quiet}>
                {mealLabels[type]}, {time}, {formatNumber(calories)} kcal{notes && `. ${notes}`}
              </span>
            </div>
            {logged_entry_id === null ? (
              canLog && (
                <RowButton
                  variant="ink"
                  label={t('Log {name}', { name })}
                  isRunning={isBusy(id)}
                  onClick={() => log(id)}
                >
                  {t('Log')}
                </RowButton>
              )
            ) : (
              <span className={classes.done}>
                <span className={classes.logged}>
                  <Check aria-hidden /> {t('Logged')}
                </span>
                <RowButton
                  variant="subtle"
                  label={t('Undo logging {name}', { name })}
                  isRunning={isBusy(id)}
                  onClick={() => undoLog(id)}
                >
                  {t('Undo')}
                </RowButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
