import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isProvisional } from '#shared/health-check/is-provisional.ts';
import type { HealthReport } from '#shared/health-check/schema.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { CareNote } from '#web/features/goals/public.ts';
import { Score } from '#web/ui/charts/score.tsx';
import { healthCheckQuery } from './health-check-query.ts';
import { HealthCheckSkeleton } from './health-check-skeleton.tsx';
import { MetricCard } from './metric-card.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import classes from './health-check.module.css';

interface Props {
  onPlan: () => void;
  onGoals: () => void;
  onLog: () => void;
  /** Vitamins and minerals of the last 7 days, from another feature. */
  micronutrients?: ReactNode;
}

/** Explains that totals may be incomplete (decision D4). */
const limits = [t('This scores your diary, not you.'), t('Missing protein or fiber counts as 0 g.')];

const aboutOf = ({ days_logged: days, health_risk }: HealthReport): string => {
  if (days === 0)
    return t('You haven’t logged anything in the last 7 days. Log a meal to start your health check.');
  const which =
    days === 7
      ? t('Based on all of the last 7 days.')
      : plural(
          days,
          'Based on the 1 day you logged in the last 7.',
          'Based on the {days} days you logged in the last 7.',
          { days: formatNumber(days) },
        );
  return health_risk ? which : [which, ...limits].join(' ');
};

/** Health Check page: a score, four weekly metrics and recommendations. */
export const HealthCheck = ({ onPlan, onGoals, onLog, micronutrients }: Props) => {
  const query = useQuery(healthCheckQuery(useToday()));
  const { error } = query;
  useEffect(() => {
    if (error) notify.error(t('Error loading health data'), error.message);
  }, [error]);

  return (
    <QueryView
      query={query}
      loading={<HealthCheckSkeleton />}
      failure={t('We couldn’t load your health check')}
    >
      {(data) => (
        <div className={classes.view}>
          <section className={classes.score} aria-label={t('Overall score')}>
            {data.health_risk && <CareNote risk={data.health_risk} />}
            {data.score !== null && data.label !== null && (
              <div className={classes.dial}>
                <Score
                  score={data.score}
                  label={t(data.label)}
                  isProvisional={isProvisional(data.days_logged)}
                />
              </div>
            )}
            <p className={classes.about}>{aboutOf(data)}</p>
            <div className={classes.actions}>
              {data.days_logged === 0 && <Button onClick={onLog}>{t('Log a meal')}</Button>}
              <Button variant={data.days_logged === 0 ? 'default' : 'filled'} onClick={onPlan}>
                {t('Plan Better Meals')}
              </Button>
              <Button variant="default" onClick={onGoals}>
                {t('Adjust Goals')}
              </Button>
            </div>
          </section>
          <ul className={classes.metrics} aria-label={t('Your last 7 days')}>
            {data.metrics.map((metric) => (
              <MetricCard key={metric.name} metric={metric} isProvisional={isProvisional(data.days_logged)} />
            ))}
          </ul>
          {data.days_logged > 0 && <div className={classes.wide}>{micronutrients}</div>}
          <div className={classes.wide}>
            <RecommendationList recommendations={data.recommendations} language={data.language ?? 'en'} />
          </div>
        </div>
      )}
    </QueryView>
  );
};
