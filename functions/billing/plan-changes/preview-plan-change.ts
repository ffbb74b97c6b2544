import type { billingRoutes } from '#shared/billing/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { BillingRepository } from '../repository.ts';
import type { QuotePlanChange } from './quote-plan-change.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  quotes: QuotePlanChange;
}

/** Returns what a change of plan would cost or return, the usual time first. */
export const previewPlanChange =
  ({ rows, quotes }: Dependencies): Endpoint<typeof billingRoutes.quotePlanChange> =>
  async ({ caller: { user_id }, body }) => {
    const change = await quotes.possible(await rows.read(user_id), body);
    if (change.timings.length === 0) throw new CodedError('PLAN_IS_YOURS');
    if (change.running.scheduled_price !== null) throw new CodedError('PLAN_CHANGE_NOT_POSSIBLE');
    return { quotes: await Promise.all(change.timings.map((timing) => quotes.quote(change, timing))) };
  };
