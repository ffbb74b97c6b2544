import type { LeadStatus } from '#shared/business-agents/sdr/schema.ts';
import type { LeadsRepository } from '../leads-repository.ts';
import type { PlanPart } from './bulk-part.ts';

/** Plans a change of status, which only the user requests (decision D27). */
export const planStatus =
  (leads: Pick<LeadsRepository, 'byIds' | 'setStatus'>, status: LeadStatus): PlanPart =>
  async (userId, ids) => {
    const found = await leads.byIds(userId, ids);
    const due = ids.filter((id) => found.has(id) && found.get(id)?.lead.status !== status);
    return {
      changed: due,
      skipped: ids
        .filter((id) => !due.includes(id))
        .map((id) => ({ id, reason: found.has(id) ? ('same' as const) : ('gone' as const) })),
      event_ids: [],
      writes: due.map((id) => leads.setStatus(userId, id, found.get(id)!.lead.status, status)),
    };
  };
