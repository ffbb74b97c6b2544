import type { LeadInfo, SdrTask } from '#shared/business-agents/sdr/schema.ts';
import type { KeptTask } from './tasks-repository.ts';

/** A task as people see it. @param leads those there are, by their ids */
export const shownTask = (task: KeptTask, leads: ReadonlyMap<string, LeadInfo>): SdrTask => ({
  ...task,
  leads: leads.get(task.lead_id) ?? null,
});
