import type { BillingDetails } from '#shared/billing/page-schema.ts';
import type { billingRoutes } from '#shared/billing/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { BillingRepository } from '../repository.ts';
import type { Details } from './details-repository.ts';

const nothing: BillingDetails = {
  next: null,
  method: null,
  scheduled: null,
  credit: null,
  invoices: [],
  cursor: null,
};

/** Returns what the billing page shows beside the status. */
export const readDetails =
  (rows: Pick<BillingRepository, 'read'>, details: Details): Endpoint<typeof billingRoutes.readDetails> =>
  async ({ caller: { user_id }, query: { cursor } }) => {
    const { customer_id: customerId, subscription_id: subscriptionId } = await rows.read(user_id);
    return (customerId && (await details.read(customerId, subscriptionId, cursor))) || nothing;
  };
