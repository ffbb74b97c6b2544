import type { CreditBalance } from '#shared/credits/schema.ts';
import { screen } from '@testing-library/react';
import { creditRoutes } from '#shared/credits/routes.ts';
import { referralRoutes } from '#shared/referrals/routes.ts';
import type { Referral } from '#shared/referrals/schema.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { ReferralsView } from '#web/features/referrals/referrals-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aBalance } from '#test/support/builders/a-credit-balance.ts';

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

/** The credits of the user, most of them earned. */
export const earnedBalance = (over: Partial<CreditBalance> = {}): CreditBalance =>
  aBalance({ total: 1_234, allowance_left: 34, kept: 1_200, ...over });

/** Creates an API with a user who referred these friends. */
export const scriptedReferrals = (referrals: Referral[] = []) => {
  const api = scriptedApi();
  const credits_earned = referrals.reduce((sum, each) => sum + each.credits_earned, 0);
  api.on(referralRoutes.mine, () => ({ code: CODE, referrals, friends: referrals.length, credits_earned }));
  api.on(creditRoutes.balance, () => earnedBalance());
  return api;
};

/** Opens that user's Refer Friends tab. */
export const openReferrals = async (referrals: Referral[] = []) => {
  const api = scriptedReferrals(referrals);
  const view = openScreen(<ReferralsView />);
  await screen.findByRole('heading', { name: 'Your referral code' });
  return { api, ...view };
};
