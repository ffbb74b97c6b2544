import { plural, t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { creditQueries } from '#web/features/credits/public.ts';
import { SectionState } from '#web/ui/feedback/section-state.tsx';
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
  const query = useQuery(creditQueries.balance());
  const { data } = query;
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
      <SectionState
        query={query}
        loading={t('Loading your credits')}
        skeleton={<SkeletonBlock width="7rem" height="3.25rem" />}
        failure={(message) => t('We couldn’t load your credits. {message}', { message })}
      />
      <p className="note">{broughtBy(props)}</p>
    </section>
  );
};
