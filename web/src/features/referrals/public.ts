export { startReferralVisit } from './start-referral-visit.ts';
export { clearReferralCode, storedReferralCode } from './referral-code-storage.ts';
