import type { BulkSkipped } from '#shared/business-agents/sdr/lead-change.ts';
import { distinctTags, MAX_LEAD_TAGS } from '#shared/business-agents/sdr/tags.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Write } from '../../../../platform/table/transact.ts';
import type { LeadsRepository } from '../leads-repository.ts';
import type { PlanPart } from './bulk-part.ts';

/** Returns the tags after a change. Removing ignores case. */
const tagsAfter = (tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] => {
  const gone = new Set(remove.map((tag) => tag.toLowerCase()));
  return distinctTags([...tags.filter((tag) => !gone.has(tag.toLowerCase())), ...add]);
};

/** Plans tags to add and to remove. */
export const planTags =
  (
    leads: Pick<LeadsRepository, 'byIds' | 'setTags'>,
    clock: Clock,
    { add, remove }: { add: readonly string[]; remove: readonly string[] },
  ): PlanPart =>
  async (userId, ids) => {
    const found = await leads.byIds(userId, ids);
    const now = clock().toISOString();
    const changed: string[] = [];
    const skipped: BulkSkipped[] = [];
    const writes: Write[] = [];
    for (const id of ids) {
      const lead = found.get(id)?.lead;
      const tags = lead && tagsAfter(lead.tags, add, remove);
      if (!lead || !tags) skipped.push({ id, reason: 'gone' });
      else if (tags.join('\n') === lead.tags.join('\n')) skipped.push({ id, reason: 'same' });
      else if (tags.length > MAX_LEAD_TAGS) skipped.push({ id, reason: 'too_many_tags' });
      else {
        changed.push(id);
        writes.push(leads.setTags(userId, lead, tags, now));
      }
    }
    return { changed, skipped, event_ids: [], writes };
  };
