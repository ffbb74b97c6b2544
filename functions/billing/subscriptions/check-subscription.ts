import type { billingRoutes } from '#shared/billing/routes.ts';
import { billingAt } from '#shared/billing/billing-at.ts';
import { statusOf } from '#shared/billing/status-of.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { BillingRepository } from '../repository.ts';

/** Reads the table only and makes no request to Stripe. */
export const checkSubscription =
  (rows: Pick<BillingRepository, 'read'>, clock: Clock): Endpoint<typeof billingRoutes.checkSubscription> =>
  async ({ caller }) =>
    statusOf(billingAt(await rows.read(caller.user_id), clock()));
