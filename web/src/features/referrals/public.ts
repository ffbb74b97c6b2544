export { clearReferralCode, storedReferralCode } from './referral-code-storage.ts';
