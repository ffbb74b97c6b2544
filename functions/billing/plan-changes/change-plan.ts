import type { PlanChangeRequest } from '#shared/billing/page-schema.ts';
import type { billingRoutes } from '#shared/billing/routes.ts';
import { statusOf } from '#shared/billing/status-of.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';
import type { BillingRepository } from '../repository.ts';
import type { PlanChanges } from './plan-changes-repository.ts';
import type { PossibleChange, QuotePlanChange } from './quote-plan-change.ts';
import type { Returns } from './returns-repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  sync: SyncCustomer;
  quotes: QuotePlanChange;
  changes: Pick<PlanChanges, 'changeNow' | 'changeAtPeriodEnd'>;
  returns: Pick<Returns, 'returnCredit'>;
}

/** How long the amounts of a quote are valid, in seconds. */
const QUOTE_VALID_S = 15 * 60;

/**
 * Changes the plan for exactly the amounts that the user was shown. If anything has changed since, nothing is changed and
 * the user is asked again.
 */
export const changePlan = ({
  rows,
  sync,
  quotes,
  changes,
  returns,
}: Dependencies): Endpoint<typeof billingRoutes.changePlan> => {
  /** @throws CodedError PLAN_QUOTE_OUTDATED unless the change has exactly these amounts */
  const confirmAmounts = async (change: PossibleChange, shown: PlanChangeRequest): Promise<void> => {
    const now = await quotes.quote(change, shown.timing);
    const isFresh =
      shown.prorated_at <= now.prorated_at && now.prorated_at - shown.prorated_at <= QUOTE_VALID_S;
    if (!isFresh) throw new CodedError('PLAN_QUOTE_OUTDATED');
    const { due, refund, currency } = await quotes.quote(change, shown.timing, shown.prorated_at);
    if (due !== shown.due || refund !== shown.refund || currency !== shown.currency)
      throw new CodedError('PLAN_QUOTE_OUTDATED');
  };

  const apply = async (change: PossibleChange, shown: PlanChangeRequest): Promise<void> => {
    const { running, price, timings } = change;
    // The change was made before: only a refund may be left to do.
    if (timings.length === 0) return returns.returnCredit(running.subscription_id);
    if (running.scheduled_price === price.id && shown.timing === 'period_end') return;
    if (running.scheduled_price !== null || !timings.includes(shown.timing))
      throw new CodedError('PLAN_CHANGE_NOT_POSSIBLE');
    await confirmAmounts(change, shown);
    if (shown.timing === 'period_end')
      return changes.changeAtPeriodEnd(running, price.id, shown.interval === 'monthly' ? 'month' : 'year');
    await changes.changeNow(running, price.id, shown.prorated_at);
    await returns.returnCredit(running.subscription_id);
  };

  return async ({ caller: { user_id }, body }) => {
    const { customer_id } = await rows.read(user_id);
    if (customer_id === null) throw new CodedError('PLAN_CHANGE_NOT_POSSIBLE');
    // A lost webhook must not decide what can be changed.
    const billing = await sync(user_id, customer_id);
    await apply(await quotes.possible(billing, body), body);
    return statusOf(await sync(user_id, customer_id));
  };
};
