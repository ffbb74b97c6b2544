import type * as z from 'zod';
import { type CrmActivity, crmActivity } from '#shared/business-agents/executive/schema.ts';
import { type LeadInfo, leadId } from '#shared/business-agents/sdr/schema.ts';

/** An activity as stored, with the ID of its lead. */
export const storedActivity = crmActivity.omit({ leads: true }).extend({ lead_id: leadId.nullable() });
export type StoredActivity = z.infer<typeof storedActivity>;

/** Returns an activity for display. @param leads existing leads by ID */
export const shownActivity = (
  { lead_id, ...activity }: StoredActivity,
  leads: ReadonlyMap<string, LeadInfo>,
): CrmActivity => ({ ...activity, leads: leads.get(lead_id ?? '') ?? null });
