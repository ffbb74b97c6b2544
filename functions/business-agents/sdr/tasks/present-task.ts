import type { LeadInfo, SdrTask } from '#shared/business-agents/sdr/schema.ts';
import type { StoredTask } from './stored-task.ts';

/** Returns a task for display. @param leads existing leads by ID */
export const shownTask = (task: StoredTask, leads: ReadonlyMap<string, LeadInfo>): SdrTask => ({
  ...task,
  leads: leads.get(task.lead_id) ?? null,
});
