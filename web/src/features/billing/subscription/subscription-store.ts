import { create } from 'zustand';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';

interface SubscriptionState {
  status: SubscriptionStatus;
  /** When it was asked for, ms since 1970; null while it is not known. */
  checkedAt: number | null;
  isChecking: boolean;
  /** The last check gave no status. */
  hasFailed: boolean;
}

const nothingKnown: SubscriptionState = {
  status: noSubscription,
  checkedAt: null,
  isChecking: false,
  hasFailed: false,
};

/** What the person has subscribed to, as this window knows it. */
export const useSubscription = create<SubscriptionState>()(() => nothingKnown);

/** Nobody is signed in: nothing is subscribed, and nothing is remembered. */
export const forgetSubscription = (): void => useSubscription.setState(nothingKnown);
