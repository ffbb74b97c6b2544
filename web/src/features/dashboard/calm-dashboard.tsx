import { plural, t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import type { HealthRisk } from '#shared/goals/health-risk.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { CareNote } from '#web/features/goals/public.ts';
import { fullDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import type { LoggingTab } from './logging-tab.ts';
import { QuickLog } from './quick-log.tsx';
import { TodayNumbers } from './today-numbers.tsx';
import classes from './calm-dashboard.module.css';

interface Props {
  dashboard: Dashboard;
  risk: HealthRisk;
  onTab: (tab: LoggingTab) => void;
  isPhotoFirst: boolean;
  /** The usual meal of this time of day, from another feature. */
  usual: ReactNode;
  wallet: ReactNode;
  entries: ReactNode;
}

const noGoals = { protein: null, carbs: null, fat: null };

/** Dashboard of users at risk: what was eaten, without goals, remaining calories or colors (decision D49). */
export const CalmDashboard = ({ dashboard, risk, onTab, isPhotoFirst, usual, wallet, entries }: Props) => {
  const { today, week } = dashboard;
  return (
    <div className={classes.grid}>
      <section className={classes.today} aria-labelledby="calm-today">
        <h2 id="calm-today">{t('Today')}</h2>
        <p>
          <NumberWithUnit value={today.total_calories} unit={t('kcal eaten')} size="large" />
        </p>
        <p className="secondary">
          {today.meal_count === 0
            ? t('Nothing logged yet. Log your next meal whenever you like.')
            : plural(today.meal_count, '{meals} meal logged', '{meals} meals logged', {
                meals: formatNumber(today.meal_count),
              })}
        </p>
        {today.meal_count > 0 && <TodayNumbers today={today} goals={noGoals} />}
      </section>
      <div className={classes.aside}>
        <CareNote risk={risk} />
        <section className="card stack4" aria-labelledby="calm-log">
          <h2 id="calm-log">{t('Log a meal')}</h2>
          <QuickLog onTab={onTab} isPhotoFirst={isPhotoFirst} />
          {usual}
          <Link className="inlineTarget" to={paths.planTomorrow}>
            {t('Plan tomorrow')}
          </Link>
        </section>
      </div>
      <section className="card stack4" aria-labelledby="calm-week">
        <h2 id="calm-week">{t('Your last 7 days')}</h2>
        <ul className={classes.days}>
          {week.toReversed().map(({ date, meal_count, total_calories }) => (
            <li key={date}>
              <span>{fullDay(date)}</span>
              <span>
                {meal_count === 0 ? (
                  t('nothing logged')
                ) : (
                  <NumberWithUnit value={total_calories} unit="kcal" />
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.aside}>{wallet}</div>
      <div className={classes.wide}>{entries}</div>
    </div>
  );
};
