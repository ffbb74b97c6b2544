import type { BulkChange, LeadBulkAnswer } from '#shared/business-agents/sdr/lead-change.ts';
import type { Table } from '../../../../platform/table/client.ts';
import { batchIdempotency, inBatches } from '../../../../platform/idempotency/batches.ts';
import type { Idempotency } from '../../../../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../../../../platform/table/retry-on-conflict.ts';
import type { EventsRepository } from '../../../common/calendar/events-repository.ts';
import type { AgentDependencies } from '../../dependencies.ts';
import type { LeadItems } from '../lead-items-repository.ts';
import type { BulkPart, PlanPart } from './bulk-part.ts';
import { createDeletedLeads } from './deleted-leads-repository.ts';
import { planDeletion } from './plan-deletion.ts';
import { planRestoration } from './plan-restoration.ts';
import { planStatus } from './plan-status.ts';
import { planTags } from './plan-tags.ts';
import { createRelatedRows } from './related-rows.ts';

type Dependencies = Pick<AgentDependencies, 'leads' | 'writer' | 'clock'> & {
  table: Table;
  relatedItems: LeadItems;
  events: Pick<EventsRepository, 'find' | 'toSetStatus'>;
};

/**
 * Changes many leads. Works in parts of one transaction each, like an import: a retry of an interrupted request
 * continues after the completed parts.
 */
export const createBulkLeads = ({ leads, writer, clock, table, relatedItems, events }: Dependencies) => {
  const deleted = createDeletedLeads(table, clock);
  const related = createRelatedRows({ table, relatedItems, events, clock });

  const planOf = (change: BulkChange): PlanPart => {
    if (change.kind === 'status') return planStatus(leads, change.status);
    if (change.kind === 'tags') return planTags(leads, clock, change);
    if (change.kind === 'delete') return planDeletion({ leads, deleted, relatedItems, clock });
    return planRestoration({ leads, deleted });
  };

  return async (
    userId: string,
    { lead_ids, change }: { lead_ids: readonly string[]; change: BulkChange },
    idempotency: Idempotency,
  ): Promise<LeadBulkAnswer> => {
    const plan = planOf(change);
    const answer: LeadBulkAnswer = { changed: [], skipped: [], lost_follow_ups: 0 };
    for (const [at, ids] of inBatches([...new Set(lead_ids)]).entries()) {
      const part = batchIdempotency(idempotency, at);
      const { changed, skipped, event_ids } =
        (await writer.storedAnswer<BulkPart>(userId, part)) ??
        (await retryOnConflict(async (): Promise<BulkPart> => {
          const { writes, ...done } = await plan(userId, ids);
          return writer.write(userId, part, writes, done);
        }));
      if (change.kind === 'delete') await related.expire(userId, changed, event_ids, deleted.expiry());
      if (change.kind === 'restore') answer.lost_follow_ups += await related.keep(userId, changed, event_ids);
      answer.changed.push(...changed);
      answer.skipped.push(...skipped);
    }
    return answer;
  };
};
