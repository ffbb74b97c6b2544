import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { WEIGHT_WEEK } from '#shared/weights/schema.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { weightQueries } from './weight-queries.ts';
import { WeighForm } from './weigh-form.tsx';
import { formatWeight } from './weight-labels.ts';
import classes from './weights.module.css';

interface Props {
  date: LocalDate;
  /** Link to the trend. */
  more: ReactNode;
}

/** Weight of a past or current day in the diary. */
export const DayWeight = ({ date, more }: Props) => {
  const { date: today } = useToday();
  const { data: profile, error: noProfile } = useQuery(profileQueries.read());
  const { data, error: noWeights } = useQuery({
    ...weightQueries.span(addDays(date, 1 - WEIGHT_WEEK), date),
    enabled: date <= today,
  });
  const isKnown = data !== undefined && profile !== undefined;
  const error = noWeights ?? noProfile;
  if (date > today) return null;
  const own = data?.weights.find((day) => day.date === date);
  return (
    <section className={classes.card} aria-labelledby="day-weight">
      <div className={classes.head}>
        <h2 id="day-weight" className={classes.title}>
          <Scale aria-hidden />
          {t('Weight')}
        </h2>
        {own && profile && <span>{formatWeight(own.weight, profile.unit_system)}</span>}
      </div>
      {isKnown && <WeighForm date={date} weights={data.weights} profile={profile} />}
      {!isKnown && !error && <SkeletonBlock height="4rem" />}
      {error && !isKnown && (
        <p className="note" role="alert">
          {t('We couldn’t load your weight. {message}', { message: error.message })}
        </p>
      )}
      <p className={classes.more}>{more}</p>
    </section>
  );
};
