import { CodedError } from '#shared/errors/coded-error.ts';
import type { staffRoutes } from '#shared/staff/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { Write } from '../platform/table/transact.ts';
import type { ReferralReviews } from '../referrals/public.ts';
import type { AuditRepository } from './audit-repository.ts';

interface Dependencies {
  reviews: ReferralReviews;
  audit: Pick<AuditRepository, 'note'>;
  writer: IdempotentWriter;
}

/** Returns referrals that reached a limit or came close to one. */
export const listReferrals =
  (reviews: Pick<ReferralReviews, 'page'>): Endpoint<typeof staffRoutes.referrals> =>
  ({ query }) =>
    reviews.page(query.cursor);

/** Keeps or revokes the rewards of a referral, closes its review and records the decision, in one transaction. */
export const decideReferral =
  ({ reviews, audit, writer }: Dependencies): Endpoint<typeof staffRoutes.decideReferral> =>
  async ({ caller: { user_id: staff_id }, params, body: { decision, reason }, idempotency }) => {
    if (params.user_id === staff_id) throw new CodedError('ACCOUNT_IS_YOURS');
    if ((await writer.storedAnswer(staff_id, idempotency)) !== undefined) return undefined;
    const commit = (writes: Write[]) => writer.write(staff_id, idempotency, writes, null);
    const common = { staff_id, subject: params.referral_id, reason };
    if (decision === 'keep') {
      const { write } = audit.note({ ...common, action: 'referral_kept', amount: null }, 'done');
      await reviews.keep(params, write, commit);
      return undefined;
    }
    const earned = await reviews.creditsOf(params);
    const amount = earned === 0 ? null : -earned;
    const { write } = audit.note({ ...common, action: 'referral_reversed', amount }, 'done');
    await reviews.reverse(params, earned, write, commit);
    return undefined;
  };
