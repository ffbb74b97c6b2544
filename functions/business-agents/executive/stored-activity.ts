import type * as z from 'zod';
import { type CrmActivity, crmActivity } from '#shared/business-agents/executive/schema.ts';
import { type LeadInfo, leadId } from '#shared/business-agents/sdr/schema.ts';

/** An activity as the table keeps it: of its lead it knows the id. */
export const storedActivity = crmActivity.omit({ leads: true }).extend({ lead_id: leadId.nullable() });
export type StoredActivity = z.infer<typeof storedActivity>;

/** An activity as people see it. @param leads those there are, by their ids */
export const shownActivity = (
  { lead_id, ...activity }: StoredActivity,
  leads: ReadonlyMap<string, LeadInfo>,
): CrmActivity => ({ ...activity, leads: leads.get(lead_id ?? '') ?? null });
