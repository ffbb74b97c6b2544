import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { WEIGHT_WEEK } from '#shared/weights/schema.ts';
import { weightTrendOf } from '#shared/weights/weight-trend.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { weightQueries } from './weight-queries.ts';
import { WeighForm } from './weigh-form.tsx';
import { WeightTable } from './weight-table.tsx';
import { WeightTrend } from './weight-trend.tsx';
import classes from './weights.module.css';

interface Props {
  /** Renders the long trend if the plan includes it, which another feature decides. */
  renderTrend: (trend: ReactNode) => ReactNode;
}

/** Weight section: form for any day, the last week, and the trend. */
export const WeightLog = ({ renderTrend }: Props) => {
  const { date: today } = useToday();
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const date = chosen ?? today;
  const { data: profile } = useQuery(profileQueries.read());
  const { data, error } = useQuery(weightQueries.span(addDays(date, 1 - WEIGHT_WEEK), date));
  if (!profile) return null;
  const system = profile.unit_system;
  const isWeighed = (data?.weights.length ?? 0) > 0;
  return (
    <div className={classes.log}>
      <section className={classes.card} aria-labelledby="weigh">
        <h2 id="weigh">{t('Weight log')}</h2>
        {data ? (
          <WeighForm key={date} date={date} weights={data.weights} profile={profile}>
            <DayField value={date} onChange={setChosen} today={today} />
          </WeighForm>
        ) : (
          !error && <SkeletonBlock height="7rem" />
        )}
        {error && !data && (
          <p className="note" role="alert">
            {t('We couldn’t load your weights. {message}', { message: error.message })}
          </p>
        )}
        {data && isWeighed && <WeightTable days={weightTrendOf(data.weights)} system={system} />}
        <p className="note">
          {t(
            'Log one weight a day, ideally in the morning before breakfast. Your latest weight also updates your profile.',
          )}
        </p>
      </section>
      {renderTrend(<WeightTrend system={system} />)}
    </div>
  );
};
