import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { energyFloorOf } from '#shared/goals/weight-goal/safe-pace.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { EstimatedNeeds } from './estimated-needs.tsx';
import { missingDataText } from './missing-data-text.ts';
import { weightQueries } from './weight-queries.ts';
import classes from './weights.module.css';

interface Props {
  /** Sets the estimate as the goal, in kcal per day. */
  onUse: (calories: number) => void;
}

/** Calorie needs estimated from the user's food and weight log, or the data still missing. */
export const EnergyNeeds = ({ onUse }: Props) => {
  const { timeZone } = useToday();
  const { data, error, refetch, isFetching } = useQuery(weightQueries.needs(timeZone));
  const { data: profile } = useQuery(profileQueries.read());
  return (
    <section className={classes.needs} aria-labelledby="energy-needs">
      <h3 id="energy-needs">{t('From your data')}</h3>
      {data?.state === 'known' && (
        <EstimatedNeeds
          needs={data}
          system={profile?.unit_system ?? 'metric'}
          leastLossGoal={profile && healthRiskOf(profile) === null ? energyFloorOf(profile) : Infinity}
          onUse={onUse}
        />
      )}
      {data?.state === 'unknown' && (
        <p className="note">
          {t(
            'We calculate your real calorie burn from two weeks of meals and weigh-ins. We still need {missing} from the last 28 days.',
            { missing: missingDataText(data) },
          )}
          {data.partly > 0 && ' '}
          {data.partly > 0 &&
            plural(
              data.partly,
              '{days} day looks incomplete and isn’t counted.',
              '{days} days look incomplete and aren’t counted.',
              { days: formatNumber(data.partly) },
            )}
        </p>
      )}
      {!data && !error && <SkeletonBlock height="4rem" />}
      {error && !data && (
        <div className={classes.acts}>
          <p className="note" role="alert">
            {t('We couldn’t calculate this. {message}', { message: error.message })}
          </p>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
    </section>
  );
};
