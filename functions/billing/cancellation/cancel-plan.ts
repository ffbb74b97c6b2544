import type { billingRoutes } from '#shared/billing/routes.ts';
import { statusOf } from '#shared/billing/status-of.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Customers } from '../customers/customers-repository.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';
import type { BillingRepository } from '../repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  customers: Pick<Customers, 'endPlans'>;
  sync: SyncCustomer;
}

/**
 * Cancels the user's plan at the end of the period it was paid for, or of the trial. One with a failed payment ends at
 * once, so that nothing more is charged.
 */
export const cancelPlan =
  ({ rows, customers, sync }: Dependencies): Endpoint<typeof billingRoutes.cancelPlan> =>
  async ({ caller: { user_id } }) => {
    const { customer_id: customerId, has_billing: hasBilling } = await rows.read(user_id);
    if (customerId === null || !hasBilling) throw new CodedError('NOTHING_TO_MANAGE');
    await customers.endPlans(customerId);
    return statusOf(await sync(user_id, customerId));
  };
