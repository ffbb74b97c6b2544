import { BULK_LEADS, type ImportUndone, type KeptReason } from '#shared/business-agents/sdr/lead-change.ts';
import { inBatches } from '../../../platform/idempotency/batches.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { KnownLead } from './known-lead.ts';
import type { LeadReferences } from './lead-references-repository.ts';

type Dependencies = Pick<AgentDependencies, 'leads' | 'conversations' | 'writer'> & {
  references: LeadReferences;
};

/** Returns why an imported lead stays according to its own row, or null. */
const reasonOf = ({ lead, follow_up_id }: KnownLead): KeptReason | null => {
  if (follow_up_id !== null) return 'planned';
  return lead.updated_at === lead.created_at ? null : 'changed';
};

/**
 * Undoes an import: deletes the leads that it created and that were not used since, 100 per request. Each deletion is
 * conditional on the lead being as it was read. Opt-outs from the import stay.
 */
export const createUndoImport = ({ leads, conversations, references, writer }: Dependencies) => {
  const sortOut = async (userId: string, importId: string) => {
    const [imported, referenced] = await Promise.all([
      leads.imported(userId, importId),
      references.all(userId),
    ]);
    const kept: ImportUndone['kept'] = { changed: 0, planned: 0, messages: 0, referenced: 0 };
    const unused: KnownLead[] = [];
    for (const known of imported) {
      const { id, do_not_contact } = known.lead;
      const reason = reasonOf(known) ?? (referenced.has(id) ? 'referenced' : null);
      // A message changes the lead's row, except if the lead must not be contacted.
      const hasMessage =
        reason === null && do_not_contact && (await conversations.newest(userId, id, 1)).length > 0;
      if (reason !== null) kept[reason] += 1;
      else if (hasMessage) kept.messages += 1;
      else unused.push(known);
    }
    return { kept, unused };
  };

  /** @returns the number of deleted leads: none if one of them was changed or deleted in the meantime */
  const remove = async (userId: string, part: readonly KnownLead[], { key, request_hash }: Idempotency) => {
    const own = { key: `${key}.${part[0]!.lead.id}`, request_hash };
    try {
      return await writer.write(userId, own, leads.toRemoveMany(userId, part), part.length);
    } catch (error) {
      if (error instanceof ConditionsFailed) return 0;
      throw error;
    }
  };

  return async (userId: string, importId: string, idempotency: Idempotency): Promise<ImportUndone> => {
    const { kept, unused } = await sortOut(userId, importId);
    let deleted = 0;
    for (const part of inBatches(unused.slice(0, BULK_LEADS)))
      deleted += await remove(userId, part, idempotency);
    return { deleted, kept, remaining: unused.length - deleted };
  };
};
