import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { creditQueries } from '#web/features/credits/public.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './credits-card.module.css';

interface Props {
  friends: number;
  /** Credits earned by referrals. */
  earned: number;
}

const broughtBy = ({ friends, earned }: Props): string => {
  if (friends === 0) return t('No referral credits yet.');
  return plural(friends, '{credits} earned by {friends} friend.', '{credits} earned by {friends} friends.', {
    credits: formatNumber(earned),
    friends: formatNumber(friends),
  });
};

/** Card with all credits and those earned by referrals. */
export const CreditsCard = (props: Props) => {
  const { data, error, isFetching, refetch } = useQuery(creditQueries.balance());
  return (
    <section className={`card ${classes.credits}`} aria-labelledby="total-credits">
      <h2 id="total-credits">{t('Total credits')}</h2>
      {data && (
        <p aria-live="polite">
          {data.unlimited ? (
            <strong>{t('Unlimited')}</strong>
          ) : (
            <NumberWithUnit value={data.total} size="large" />
          )}
        </p>
      )}
      {!data && !error && (
        <span role="status" aria-label={t('Loading your credits')}>
          <SkeletonBlock width="7rem" height="3.25rem" />
        </span>
      )}
      {!data && error && (
        <div className={classes.error} role="alert">
          <p>{t('We couldn’t load your credits. {message}', { message: error.message })}</p>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
      <p className="note">{broughtBy(props)}</p>
    </section>
  );
};
