import * as z from 'zod';
import { lead, leadInfo, priority } from '../sdr/schema.ts';
import { attendee } from '../calendar/event-details.ts';
import { localStart } from '../calendar/local-start.ts';
import {
  documentId,
  documentStatus,
  documentType,
  eventId,
  meetingType,
  taskType,
  activityId,
  workStatus,
} from './types.ts';

/** DATA-16. */
export const calendarEvent = z.object({
  id: eventId,
  title: z.string(),
  start_time: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
  event_type: meetingType,
  description: z.string().nullable(),
  status: workStatus,
  priority,
  leads: leadInfo.nullable(),
  location: z.string().nullish(),
  attendees: z.array(attendee).nullish(),
  /** Zone in which the user entered it; absent for the user's own zone. */
  time_zone: z.string().nullish(),
  /** Starts at midnight in its zone and takes whole days. */
  all_day: z.boolean().nullish(),
  /** Leaves its time free for other events. */
  free: z.boolean().nullish(),
  /** The series that it belongs to. */
  series_id: z.ulid().nullish(),
  /** Its start by the rule of the series, which stays when it is moved. */
  occurrence: localStart.nullish(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** DATA-17. */
export const crmActivity = z.object({
  id: activityId,
  subject: z.string(),
  activity_type: taskType,
  description: z.string().nullable(),
  status: workStatus,
  priority,
  due_date: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  leads: leadInfo.nullable(),
});
export type CrmActivity = z.infer<typeof crmActivity>;

/** DATA-18. Its content is read separately by ID. */
export const documentHead = z.object({
  id: documentId,
  title: z.string(),
  document_type: documentType,
  /** Starts at 1 and increases with each save. */
  version: z.int().min(1),
  status: documentStatus,
  tags: z.array(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  leads: leadInfo.nullable(),
});
export type DocumentHead = z.infer<typeof documentHead>;
export const workDocument = documentHead.extend({
  content: z.string(),
  /** Available versions, newest first. */
  versions: z.array(z.object({ version: z.int().min(1), saved_at: z.iso.datetime() })),
});
export type WorkDocument = z.infer<typeof workDocument>;

/** Maximum number of leads that an answer lists. */
export const MAX_LEADS_LISTED = 50;

/** A lead in an answer of the assistant. */
export const listedLead = lead.pick({
  id: true,
  name: true,
  email: true,
  company: true,
  status: true,
  score: true,
});
