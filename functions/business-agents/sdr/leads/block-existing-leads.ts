import type { DoNotContact } from '#shared/business-agents/sdr/contact-state.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { CancelPending } from '../tasks/cancel-pending.ts';
import { blockedLead } from './set-contact.ts';

type Dependencies = Pick<AgentDependencies, 'leads' | 'blocks' | 'writer' | 'clock'> & {
  cancelPending: CancelPending;
};

/**
 * Forbids contact with existing leads that a file says have opted out, and cancels their follow-ups. A lead that the
 * user allowed again keeps that decision: old exports still contain the opt-out.
 */
export const createBlockExistingLeads = ({ leads, blocks, writer, clock, cancelPending }: Dependencies) => {
  const block = async (userId: string, id: string, { key, request_hash }: Idempotency): Promise<void> => {
    const lead = await leads.find(userId, id);
    if (!lead || lead.do_not_contact || lead.contact_allowed) return;
    await cancelPending(userId, id, null);
    const optOut: DoNotContact = { cause: 'import', reason: null, since: clock().toISOString() };
    const writes = [
      leads.setContact(userId, blockedLead(lead, optOut)),
      blocks.toBlock(userId, lead.email, optOut),
    ];
    await writer.write(userId, { key: `${key}.block-${id}`, request_hash }, writes, null);
  };

  return async (userId: string, emails: readonly string[], idempotency: Idempotency): Promise<void> => {
    if (emails.length === 0) return;
    const ids = await leads.idsOf(userId, emails);
    for (const id of ids) await retryOnConflict(() => block(userId, id, idempotency));
  };
};

export type BlockExistingLeads = ReturnType<typeof createBlockExistingLeads>;
