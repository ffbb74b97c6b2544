import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { CreditsCard } from './credits-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { RecentReferrals } from './recent-referrals.tsx';
import { referralQuery } from './referral-query.ts';
import { ReferralsSkeleton } from './referrals-skeleton.tsx';
import classes from './referrals-view.module.css';

/** Refer Friends tab: the invitation, its rewards, and the newest referrals. */
export const ReferralsView = () => {
  const { data, error, refetch, isFetching } = useQuery(referralQuery);
  if (!data) {
    if (!error) return <ReferralsSkeleton />;
    return (
      <LoadFailure
        title={t('We couldn’t load your referrals')}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    );
  }
  return (
    <div className={classes.view}>
      <InviteCard code={data.code} />
      <div className="stack5">
        <CreditsCard friends={data.friends} earned={data.credits_earned} />
        <RecentReferrals referrals={data.referrals} />
      </div>
    </div>
  );
};
