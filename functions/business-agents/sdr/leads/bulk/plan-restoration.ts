import { CodedError } from '#shared/errors/coded-error.ts';
import type { BulkSkipped } from '#shared/business-agents/sdr/lead-change.ts';
import { MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import { emailKeyOf } from '../email-key.ts';
import type { LeadsRepository } from '../leads-repository.ts';
import type { PlanPart } from './bulk-part.ts';
import type { DeletedLeads } from './deleted-leads-repository.ts';

interface Dependencies {
  leads: Pick<LeadsRepository, 'takenOf' | 'toMake' | 'count'>;
  deleted: DeletedLeads;
}

/** Plans the undo of a deletion. A lead whose address another lead got since stays deleted. */
export const planRestoration =
  ({ leads, deleted }: Dependencies): PlanPart =>
  async (userId, ids) => {
    const found = await deleted.byIds(userId, ids);
    const [taken, count] = await Promise.all([
      leads.takenOf(
        userId,
        [...found.values()].map(({ known }) => known.lead.email),
      ),
      leads.count(userId),
    ]);
    const back = ids.flatMap((id) => {
      const gone = found.get(id);
      return gone && !taken.has(emailKeyOf(gone.known.lead.email)) ? [gone] : [];
    });
    if (count + back.length > MAX_LEADS) throw new CodedError('TOO_MANY_LEADS');
    const changed = back.map(({ known }) => known.lead.id);
    const skipped = ids
      .filter((id) => !changed.includes(id))
      .map((id): BulkSkipped => ({ id, reason: found.has(id) ? 'address_taken' : 'gone' }));
    return {
      changed,
      skipped,
      event_ids: back.flatMap(({ event_ids }) => event_ids),
      writes:
        back.length === 0
          ? []
          : [
              ...leads.toMake(
                userId,
                back.map(({ known: { lead, follow_up_id, import_id } }) => ({
                  ...lead,
                  follow_up_id,
                  import_id,
                })),
              ),
              ...changed.map((id) => deleted.toRemove(userId, id)),
            ],
    };
  };
