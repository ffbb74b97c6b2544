import type { BulkChangeInput } from '#shared/business-agents/sdr/lead-change.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';

/**
 * Returns the bulk changes that undo one.
 * @param leads as they were before
 * @param changed IDs of the leads that the change affected
 */
export const undoOf = (
  leads: readonly Lead[],
  changed: readonly string[],
  change: BulkChangeInput,
): { ids: string[]; change: BulkChangeInput }[] => {
  if (change.kind === 'delete') return [{ ids: [...changed], change: { kind: 'restore' } }];
  if (change.kind === 'restore') return [{ ids: [...changed], change: { kind: 'delete' } }];
  if (change.kind === 'tags') {
    const { add = [], remove = [] } = change;
    return [{ ids: [...changed], change: { kind: 'tags', add: remove, remove: add } }];
  }
  const affected = new Set(changed);
  const byStatus = Map.groupBy(
    leads.filter(({ id }) => affected.has(id)),
    ({ status }) => status,
  );
  return [...byStatus].map(([status, before]) => ({
    ids: before.map(({ id }) => id),
    change: { kind: 'status', status },
  }));
};
