import { PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import type { billingRoutes } from '#shared/billing/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Portal } from './portal-repository.ts';
import type { BillingRepository } from '../repository.ts';
import type { SyncCustomer } from './sync-customer.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  sync: SyncCustomer;
  portal: Pick<Portal, 'home'>;
  siteOrigin: () => Promise<string>;
}

/** Returns the URL of Stripe's customer portal. Also syncs the billing row, in case a webhook was lost. */
export const customerPortal =
  ({ rows, sync, portal, siteOrigin }: Dependencies): Endpoint<typeof billingRoutes.customerPortal> =>
  async ({ caller: { user_id } }) => {
    const { customer_id: customerId, has_billing: hasBilling } = await rows.read(user_id);
    if (customerId === null) throw new CodedError('NOTHING_TO_MANAGE');
    const billing = hasBilling ? await sync(user_id, customerId) : null;
    if (!billing?.customer_id) throw new CodedError('NOTHING_TO_MANAGE');
    return { url: await portal.home(customerId, `${await siteOrigin()}${PORTAL_RETURN_PATH}`) };
  };
