import type { CompleteReferral } from './complete-referral.ts';
import type { Referrals } from './referral-repository.ts';
import type { RegisterFriend } from './register-friend.ts';
import { CODE_ATTRIBUTE } from '#shared/referrals/referral-link.ts';
import { withinDeadline } from '../platform/http/within-deadline.ts';

/** The part of a user pool's event that is read here. */
export interface SignUpEvent {
  triggerSource: string;
  request: { userAttributes: Record<string, string> };
}

interface Dependencies {
  register: RegisterFriend;
  referrals: Pick<Referrals, 'referredBy'>;
  complete: CompleteReferral;
  /** Notes a failure that the person must not suffer from. */
  report: (error: Error) => void;
  /** ms; the user pool waits 5 s for a trigger, and asks again then. */
  patience?: number;
}

/**
 * Follows a friend from the sign-up to the confirmed e-mail. A table that fails or hangs keeps nobody out: what was
 * not written at the sign-up is written when the e-mail is confirmed, and what was not written then, at the latest
 * when the friend first pays.
 */
export const createSignUpFollower = (dependencies: Dependencies) => {
  const { register, referrals, complete, report, patience = 2_500 } = dependencies;

  const unhurt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await withinDeadline(work(), AbortSignal.timeout(patience));
    } catch (error) {
      report(error as Error);
    }
  };

  const registerFriend = async ({ request: { userAttributes } }: SignUpEvent): Promise<void> => {
    const { sub, email, [`custom:${CODE_ATTRIBUTE}`]: code } = userAttributes;
    if (code && sub && email) await register({ user_id: sub, email, code });
  };

  return {
    /**
     * From the trigger that writes the mail: of those that run at a sign-up it is the one that runs when the user
     * exists. Before it there is no `sub`, and the next one only runs when the e-mail is confirmed.
     * Source: Cognito Developer Guide, 'Custom message Lambda trigger' ('to send the confirmation code post sign-up').
     */
    signedUp: async (event: SignUpEvent): Promise<void> => {
      if (event.triggerSource === 'CustomMessage_SignUp') await unhurt(() => registerFriend(event));
    },

    /** From the post-confirmation trigger, which also runs after a password reset: that is nobody's sign-up. */
    confirmed: async (event: SignUpEvent): Promise<void> => {
      if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return;
      await unhurt(async () => {
        const friendId = event.request.userAttributes.sub ?? '';
        if (!(await referrals.referredBy(friendId))) await registerFriend(event);
        const by = await referrals.referredBy(friendId);
        if (by) await complete(by);
      });
    },
  };
};

export type SignUpFollower = ReturnType<typeof createSignUpFollower>;
