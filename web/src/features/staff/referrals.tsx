import { t } from '#web/lib/language/translate.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReferralCard } from './referral-card.tsx';
import { StaffList } from './staff-list.tsx';
import { StaffPart } from './staff-part.tsx';
import { staffQueries } from './staff-queries.ts';

/** List of referrals that reached a limit or came close to one, oldest first. */
export const Referrals = () => {
  const list = useInfiniteQuery(staffQueries.referrals());
  return (
    <StaffPart id="staff-referrals" title={t('Referrals')}>
      <StaffList
        label={t('Referrals')}
        rows={list.data?.pages.flatMap(({ referrals }) => referrals)}
        keyOf={({ referral_id }) => referral_id}
        renderRow={(referral) => <ReferralCard referral={referral} />}
        empty={{
          title: t('No referrals to review'),
          message: t('Referrals that reach a limit appear here.'),
        }}
        list={list}
      />
    </StaffPart>
  );
};
