export { ReferralsView as Tab } from '#web/features/referrals/referrals-view.tsx';
