import { screen } from '@testing-library/react';
import type { CreditBalance } from '#shared/credits/schema.ts';
import { creditRoutes } from '#shared/credits/routes.ts';
import { referralRoutes } from '#shared/referrals/routes.ts';
import type { Referral } from '#shared/referrals/schema.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { ReferralsView } from '#web/features/referrals/referrals-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

export const CODE = 'K7MPX2QA';

export const aReferral = (over: Partial<Referral> = {}): Referral => ({
  id: '01R',
  referrer_id: 'mara',
  referral_code: CODE,
  status: 'completed',
  credits_earned: 100,
  created_at: '2026-11-20T12:00:00.000Z',
  ...over,
});

export const aBalance = (over: Partial<CreditBalance> = {}): CreditBalance => ({
  total: 1_234,
  unlimited: false,
  tier: 'free',
  allowance: 100,
  allowance_left: 34,
  resets_at: '2026-12-20T00:00:00.000Z',
  kept: 1_200,
  ...over,
});

/** Creates an API with a user who referred these friends. */
export const scriptedReferrals = (referrals: Referral[] = []) => {
  const api = scriptedApi();
  const credits_earned = referrals.reduce((sum, each) => sum + each.credits_earned, 0);
  api.on(referralRoutes.mine, () => ({ code: CODE, referrals, friends: referrals.length, credits_earned }));
  api.on(creditRoutes.balance, () => aBalance());
  return api;
};

/** Opens that user's Refer Friends tab. */
export const openReferrals = async (referrals: Referral[] = []) => {
  const api = scriptedReferrals(referrals);
  const view = openScreen(<ReferralsView />);
  await screen.findByRole('heading', { name: 'Your referral code' });
  return { api, ...view };
};
