import { isNeverPaid, type SubscriptionFact } from '#shared/billing/billing-of.ts';
import type { Billing } from '../billing.ts';
import type { BillingRepository } from '../repository.ts';
import type { Customers, CustomerState } from './customers-repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'claimTrial'>;
  customers: Pick<Customers, 'stateOf' | 'refuseTrial' | 'setPayBy' | 'voidInvoice'>;
}

/** How long a failed first payment can be made up for, in seconds. */
const TIME_TO_PAY_S = 7 * 86_400;

/**
 * Reads a customer's state from Stripe and first changes there what our rules require: a second trial ends, an unpaid
 * first period gets a deadline, and an ended plan leaves no invoice to pay. Every change is idempotent.
 */
export const createSettleSubscriptions = ({ rows, customers }: Dependencies) => {
  /** Ends the trials of an inbox or card that had one before, before anything is charged. */
  const decideTrials = async (
    userId: string,
    { trials }: CustomerState,
    before: Billing,
  ): Promise<boolean> => {
    let isChanged = false;
    for (const { isSold, ...trial } of trials) {
      if (before.trial_used && before.subscription_id === trial.subscription_id) continue;
      const refusal = await rows.claimTrial(userId, trial);
      // A second trial from staff is a gift.
      if (refusal === null || !isSold) continue;
      await customers.refuseTrial(trial.subscription_id, refusal);
      isChanged = true;
    }
    return isChanged;
  };

  const setDeadline = async (subscription: SubscriptionFact): Promise<boolean> => {
    const { id, status, pay_by, period_start } = subscription;
    if (isNeverPaid(subscription) && pay_by === null)
      await customers.setPayBy(id, period_start + TIME_TO_PAY_S);
    else if (status === 'active' && pay_by !== null) await customers.setPayBy(id, null);
    else return false;
    return true;
  };

  return async (userId: string, customerId: string, before: Billing): Promise<CustomerState> => {
    const state = await customers.stateOf(customerId);
    let isChanged = await decideTrials(userId, state, before);
    for (const subscription of state.subscriptions)
      isChanged = (await setDeadline(subscription)) || isChanged;
    for (const invoice of state.abandoned) await customers.voidInvoice(invoice);
    return isChanged ? customers.stateOf(customerId) : state;
  };
};
