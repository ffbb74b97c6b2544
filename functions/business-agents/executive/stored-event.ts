import type * as z from 'zod';
import { type CalendarEvent, calendarEvent } from '#shared/business-agents/executive/schema.ts';
import { type LeadInfo, leadId } from '#shared/business-agents/sdr/schema.ts';

/** An event as the table keeps it: of its lead it knows the id. */
export const storedEvent = calendarEvent.omit({ leads: true }).extend({ lead_id: leadId.nullable() });
export type StoredEvent = z.infer<typeof storedEvent>;

/** An event as people see it. @param leads those there are, by their ids */
export const shownEvent = (
  { lead_id, ...event }: StoredEvent,
  leads: ReadonlyMap<string, LeadInfo>,
): CalendarEvent => ({ ...event, leads: leads.get(lead_id ?? '') ?? null });
