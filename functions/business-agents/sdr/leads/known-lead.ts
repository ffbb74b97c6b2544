import type { Lead } from '#shared/business-agents/sdr/schema.ts';

/** A lead with its server-only fields. */
export interface KnownLead {
  lead: Lead;
  /** The latest planned follow-up task, or null. */
  follow_up_id: string | null;
  /** The import that created the lead, or null. */
  import_id: string | null;
}
