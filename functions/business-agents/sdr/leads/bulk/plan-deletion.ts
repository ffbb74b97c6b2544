import type { Clock } from '../../../../platform/clock.ts';
import type { LeadItems } from '../lead-items-repository.ts';
import type { LeadsRepository } from '../leads-repository.ts';
import type { PlanPart } from './bulk-part.ts';
import type { DeletedLeads } from './deleted-leads-repository.ts';

interface Dependencies {
  leads: Pick<LeadsRepository, 'byIds' | 'toRemoveMany'>;
  deleted: DeletedLeads;
  relatedItems: Pick<LeadItems, 'all'>;
  clock: Clock;
}

/** Plans a deletion that can be undone: the leads move to rows that expire, and their addresses become free. */
export const planDeletion =
  ({ leads, deleted, relatedItems, clock }: Dependencies): PlanPart =>
  async (userId, ids) => {
    const found = await leads.byIds(userId, ids);
    const known = ids.flatMap((id) => found.get(id) ?? []);
    const eventsOf = async (id: string): Promise<string[]> => {
      const rows = await relatedItems.all(userId, id);
      return rows.flatMap(({ event_id, scheduled_for }) =>
        event_id !== undefined && scheduled_for !== undefined && new Date(scheduled_for) > clock()
          ? [event_id]
          : [],
      );
    };
    const gone = await Promise.all(
      known.map(async (each) => ({ known: each, event_ids: await eventsOf(each.lead.id) })),
    );
    const expiry = deleted.expiry();
    return {
      changed: known.map(({ lead }) => lead.id),
      skipped: ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'gone' as const })),
      event_ids: gone.flatMap(({ event_ids }) => event_ids),
      writes: [
        ...leads.toRemoveMany(userId, known),
        ...gone.map((each) => deleted.toKeep(userId, each, expiry)),
      ],
    };
  };
