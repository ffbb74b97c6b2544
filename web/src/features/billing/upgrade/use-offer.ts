import { checkoutTerms } from '../checkout/checkout-terms.ts';
import { useCurrency } from '../checkout/use-currency.ts';
import type { PlanChoice } from '../checkout/plan-choice.ts';
import { planRelationOf } from '../subscription/plan-relation.ts';
import { useSubscriptionStatus } from '../subscription/use-subscription-status.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/** Returns the offer of a price for this user: the button's action and its terms. */
export const useOffer = () => {
  const { status, checkedAt, hasFailed } = useSubscriptionStatus();
  const isSignedIn = useSession(({ user }) => user !== null);
  // Renders again at midnight, so that dates on a page left open overnight stay correct.
  useToday();
  const { currency } = useCurrency();
  const isKnown = !isSignedIn || checkedAt !== null;
  return {
    /** Whether the offer can be shown: it depends on the user's plan. */
    isReady: isKnown || hasFailed,
    offerOf: (choice: PlanChoice) => ({
      choice,
      currency,
      standing: planRelationOf(status, choice),
      isTrial: isKnown && status.trial_available,
      terms: checkoutTerms({ ...choice, currency }, isKnown ? status : null, new Date()),
    }),
  };
};
