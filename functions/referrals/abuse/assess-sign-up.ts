import type { ReferralSignal } from '#shared/referrals/abuse.ts';
import type { Write } from '../../platform/table/transact.ts';
import type { SignUpLimits } from './sign-up-limits-repository.ts';
import type { SignUps } from './sign-up-repository.ts';

/** Whether a sign-up is rewarded. */
export interface Assessment {
  /** Whether the reward for the sign-up is held back. Rewards for payments are not. */
  isHeldBack: boolean;
  /** Reasons to review the referral; empty for an ordinary one. */
  signals: ReferralSignal[];
  /** Counts a rewarded sign-up; each write fails at its limit. */
  writes: Write[];
}

interface Dependencies {
  signUps: Pick<SignUps, 'find'>;
  limits: SignUpLimits;
}

/** Assesses the sign-up of a friend by its email provider and the limits per device, network and email domain. */
export type AssessSignUp = (friendId: string, referrerId: string) => Promise<Assessment>;

export const createAssessSignUp =
  ({ signUps, limits }: Dependencies): AssessSignUp =>
  async (friendId, referrerId) => {
    const signUp = await signUps.find(friendId);
    // From before the limits existed, or expired since.
    if (!signUp) return { isHeldBack: false, signals: [], writes: [] };
    const applied = await limits.of(referrerId, signUp);
    const reached = applied.filter(({ sign_ups, most }) => sign_ups >= most);
    const isHeldBack = signUp.is_disposable === true || reached.length > 0;
    const listed = isHeldBack ? reached : applied.filter((limit) => limit.sign_ups + 1 >= limit.reviewedFrom);
    const signals = new Set<ReferralSignal>(listed.map(({ signal }) => signal));
    if (signUp.is_disposable) signals.add('disposable_email');
    return { isHeldBack, signals: [...signals], writes: applied.map(({ write }) => write) };
  };
