import type { billingRoutes } from '#shared/billing/routes.ts';
import { statusOf } from '#shared/billing/status-of.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';
import type { BillingRepository } from '../repository.ts';
import type { Resumptions } from './resumptions-repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  resumptions: Resumptions;
  sync: SyncCustomer;
}

/** Lets the user's plan renew unchanged: revokes a cancellation or a scheduled change. */
export const resumePlan =
  ({ rows, resumptions, sync }: Dependencies): Endpoint<typeof billingRoutes.resumePlan> =>
  async ({ caller: { user_id } }) => {
    const { customer_id: customerId, subscription_id: subscriptionId } = await rows.read(user_id);
    if (customerId === null || subscriptionId === null) throw new CodedError('NOTHING_TO_MANAGE');
    await resumptions.resume(subscriptionId);
    return statusOf(await sync(user_id, customerId));
  };
