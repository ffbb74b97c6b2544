import { create } from 'zustand';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';

interface SubscriptionState {
  status: SubscriptionStatus;
  /** Time of the request, ms since 1970; null if unknown. */
  checkedAt: number | null;
  isChecking: boolean;
  /** Whether the last check failed. */
  hasFailed: boolean;
}

const nothingKnown: SubscriptionState = {
  status: noSubscription,
  checkedAt: null,
  isChecking: false,
  hasFailed: false,
};

/** Subscription status of the user, as known in this tab. */
export const useSubscription = create<SubscriptionState>()(() => nothingKnown);

/** Clears the status when no user is signed in. */
export const forgetSubscription = (): void => useSubscription.setState(nothingKnown);
