import type * as z from 'zod';
import { type CalendarEvent, calendarEvent } from '#shared/business-agents/executive/schema.ts';
import { type LeadInfo, leadId } from '#shared/business-agents/sdr/schema.ts';

/** A calendar event as stored, with the ID of its lead. */
export const storedEvent = calendarEvent.omit({ leads: true }).extend({ lead_id: leadId.nullable() });
export type StoredEvent = z.infer<typeof storedEvent>;

/** Returns a calendar event for display. @param leads existing leads by ID */
export const shownEvent = (
  { lead_id, ...event }: StoredEvent,
  leads: ReadonlyMap<string, LeadInfo>,
): CalendarEvent => ({ ...event, leads: leads.get(lead_id ?? '') ?? null });
