import type { billingRoutes } from '#shared/billing/routes.ts';
import { statusOf } from '#shared/billing/status-of.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { BillingRepository } from './repository.ts';

/** Reads the table and asks nobody. */
export const checkSubscription =
  (rows: Pick<BillingRepository, 'read'>): Endpoint<typeof billingRoutes.checkSubscription> =>
  async ({ caller }) =>
    statusOf(await rows.read(caller.user_id));
