import { CodedError } from '#shared/errors/coded-error.ts';
import type { ContactChange, DoNotContact } from '#shared/business-agents/sdr/contact-state.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { blockedScore } from '#shared/business-agents/sdr/score.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { CancelPending } from '../tasks/cancel-pending.ts';
import type { RestoreStopped } from '../tasks/restore-stopped.ts';

type Dependencies = Pick<AgentDependencies, 'leads' | 'blocks' | 'writer' | 'withIdempotency' | 'clock'> & {
  cancelPending: CancelPending;
  restoreStopped: RestoreStopped;
};

/** Returns a lead that must not be contacted: it has no score and needs no hold. */
export const blockedLead = (lead: Lead, do_not_contact: DoNotContact): Lead => ({
  ...lead,
  do_not_contact,
  hold: null,
  contact_allowed: null,
  score: blockedScore.score,
  score_reasons: blockedScore.reasons,
  scored_by: 'rules',
  updated_at: do_not_contact.since,
});

/**
 * Forbids contact with a lead and cancels its follow-ups, or allows it again, restores those that are still ahead and
 * keeps the reason.
 */
export const createSetContact = ({
  leads,
  blocks,
  writer,
  withIdempotency,
  clock,
  cancelPending,
  restoreStopped,
}: Dependencies) => {
  const set = async (
    userId: string,
    id: string,
    change: ContactChange,
    idempotency: Idempotency,
  ): Promise<Lead> => {
    const lead = await leads.find(userId, id);
    if (!lead) throw new CodedError('LEAD_NOT_FOUND');
    const since = clock().toISOString();
    if (change.state === 'allowed') {
      await restoreStopped(userId, id);
      const allowed: Lead = {
        ...lead,
        do_not_contact: null,
        hold: null,
        contact_allowed: { reason: change.reason, since },
        updated_at: since,
      };
      const writes = [leads.setContact(userId, allowed), blocks.toUnblock(userId, lead.email)];
      return writer.write(userId, idempotency, writes, allowed);
    }
    await cancelPending(userId, id, null);
    const block: DoNotContact = { cause: 'user', reason: change.reason || null, since };
    const blocked = blockedLead(lead, block);
    const writes = [leads.setContact(userId, blocked), blocks.toBlock(userId, lead.email, block)];
    return writer.write(userId, idempotency, writes, blocked);
  };

  return (userId: string, id: string, change: ContactChange, idempotency: Idempotency): Promise<Lead> =>
    withIdempotency(userId, idempotency, () => retryOnConflict(() => set(userId, id, change, idempotency)));
};
