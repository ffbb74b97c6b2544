import type { CompleteReferral } from './complete-referral.ts';
import type { Referrals } from './referral-repository.ts';
import type { RegisterFriend } from './register-friend.ts';
import { CODE_ATTRIBUTE, VISIT_METADATA } from '#shared/referrals/referral-link.ts';
import { withinDeadline } from '../platform/http/within-deadline.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

/** The parsed fields of a user pool event. */
export interface SignUpEvent {
  triggerSource: string;
  request: {
    userAttributes: Record<string, string>;
    /** From the browser, unvalidated. */
    clientMetadata?: Record<string, string> | undefined;
  };
}

interface Dependencies {
  register: RegisterFriend;
  referrals: Pick<Referrals, 'referredBy'>;
  complete: CompleteReferral;
  /** Logs a failure that must not affect the user. */
  report: (error: Error) => void;
  /** Time limit in ms; the user pool waits 5 s for a trigger and then retries. */
  patience?: number;
}

/**
 * Tracks a referred user from the sign-up to the confirmed email. A failing or slow table does not block the sign-up: a
 * missed step is made up when the email is confirmed, or at the latest with the first payment.
 */
export const createSignUpFollower = (dependencies: Dependencies) => {
  const { register, referrals, complete, report, patience = 2_500 } = dependencies;

  const unhurt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await withinDeadline(work(), timeoutSignal(patience));
    } catch (error) {
      report(error as Error);
    }
  };

  const registerFriend = async ({ request }: SignUpEvent): Promise<void> => {
    const { sub, email, [`custom:${CODE_ATTRIBUTE}`]: code } = request.userAttributes;
    const visit = request.clientMetadata?.[VISIT_METADATA];
    if (code && sub && email) await register({ user_id: sub, email, code, visit });
  };

  return {
    /**
     * Runs in the custom message trigger, the first one of a sign-up after the user exists. Earlier ones have no `sub`,
     * and the next one only runs when the email is confirmed.
     * Source: Cognito Developer Guide, 'Custom message Lambda trigger' ('to send the confirmation code post sign-up').
     */
    signedUp: async (event: SignUpEvent): Promise<void> => {
      if (event.triggerSource === 'CustomMessage_SignUp') await unhurt(() => registerFriend(event));
    },

    /** Runs in the post-confirmation trigger. Ignores password resets, which use the same trigger. */
    confirmed: async (event: SignUpEvent): Promise<void> => {
      if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return;
      await unhurt(async () => {
        const friendId = event.request.userAttributes.sub ?? '';
        if (!(await referrals.referredBy(friendId))) await registerFriend(event);
        const by = await referrals.referredBy(friendId);
        if (by) await complete(friendId, by);
      });
    },
  };
};

export type SignUpFollower = ReturnType<typeof createSignUpFollower>;
