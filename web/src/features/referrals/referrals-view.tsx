import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { CreditsCard } from './credits-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { RecentReferrals } from './recent-referrals.tsx';
import { referralQuery } from './referral-query.ts';
import { ReferralsSkeleton } from './referrals-skeleton.tsx';
import classes from './referrals-view.module.css';

/** Refer Friends tab: the invitation, its rewards, and the newest referrals. */
export const ReferralsView = () => (
  <QueryView
    query={useQuery(referralQuery)}
    loading={<ReferralsSkeleton />}
    failure={t('We couldn’t load your referrals')}
  >
    {({ code, friends, credits_earned, referrals }) => (
      <div className={classes.view}>
        <InviteCard code={code} />
        <div className="stack5">
          <CreditsCard friends={friends} earned={credits_earned} />
          <RecentReferrals referrals={referrals} />
        </div>
      </div>
    )}
  </QueryView>
);
