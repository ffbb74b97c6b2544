import { checkoutTerms } from '../checkout/checkout-terms.ts';
import type { PlanChoice } from '../checkout/plan-choice.ts';
import { planRelationOf } from '../subscription/plan-relation.ts';
import { useSubscriptionStatus } from '../subscription/use-subscription-status.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/** A price as it is for this person: what a press on it means, and on which terms. */
export const useOffer = () => {
  const { status, checkedAt, hasFailed } = useSubscriptionStatus();
  const isSignedIn = useSession(({ user }) => user !== null);
  // Renders again at midnight: what a page promises that was left open overnight counts from the new day.
  useToday();
  const isKnown = !isSignedIn || checkedAt !== null;
  return {
    /** Whether something can be said yet: it changes with what the person has. */
    isReady: isKnown || hasFailed,
    offerOf: (choice: PlanChoice) => ({
      choice,
      standing: planRelationOf(status, choice),
      isTrial: isKnown && status.trial_available,
      terms: checkoutTerms(choice, isKnown ? status : null, new Date()),
    }),
  };
};

export type Offer = ReturnType<ReturnType<typeof useOffer>['offerOf']>;
