import type { BulkSkipped } from '#shared/business-agents/sdr/lead-change.ts';
import type { Write } from '../../../../platform/table/transact.ts';

/** What one transaction of a bulk request did. Stored as its answer, so that a retry finishes what follows it. */
export interface BulkPart {
  changed: string[];
  skipped: BulkSkipped[];
  /** Calendar events of follow-ups to cancel or to restore. */
  event_ids: string[];
}

/** A part with its writes. */
interface PlannedPart extends BulkPart {
  writes: Write[];
}

/** Plans the change of up to 25 leads from their current rows. */
export type PlanPart = (userId: string, ids: readonly string[]) => Promise<PlannedPart>;
