import * as z from 'zod';

/** Minutes (EXEC-08). */
export const DEFAULT_DURATION = 30;
export const MAX_MEETING_MINUTES = 480;
/** Message for a duration that is not within the limits. */
export const DURATION_FAULT = 'Enter whole minutes from 5 to 480.';
/** Duration of a meeting, minutes. */
export const meetingMinutes = z
  .int(DURATION_FAULT)
  .min(5, DURATION_FAULT)
  .max(MAX_MEETING_MINUTES, DURATION_FAULT);
/** Number of events in the list, characters of a description, and tasks on the card (EXEC-14 to EXEC-16). */
export const EVENTS_SHOWN = 10;
export const DESCRIPTION_SHOWN = 100;
export const TASKS_SHOWN = 5;
/** Maximum number of tasks and notes, and of documents, per user. */
export const MAX_ACTIVITIES = 5_000;
export const MAX_DOCUMENTS = 1_000;
/** Maximum number of templates per user. */
export const MAX_TEMPLATES = 50;

export const meetingTypes = ['sales_call', 'demo', 'follow_up', 'internal'] as const;
export const meetingType = z.enum(meetingTypes);
export type MeetingType = z.infer<typeof meetingType>;
export const taskTypes = ['follow_up', 'email', 'call', 'meeting', 'note'] as const;
export const taskType = z.enum(taskTypes);
export type TaskType = z.infer<typeof taskType>;
export const templateTypes = ['welcome', 'follow_up', 'proposal', 'reminder', 'demo_invite'] as const;
export const templateType = z.enum(templateTypes);
export type TemplateType = z.infer<typeof templateType>;
export const documentTypes = ['proposal', 'contract', 'presentation', 'report'] as const;
export const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;
/** Status of events and CRM activities (EXEC-17). */
export const workStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export const workStatus = z.enum(workStatuses);
export type WorkStatus = z.infer<typeof workStatus>;
export const documentStatuses = ['draft', 'final', 'archived'] as const;
export const documentStatus = z.enum(documentStatuses);
export type DocumentStatus = z.infer<typeof documentStatus>;

export const eventId = z.ulid('Invalid event ID.');
export const activityId = z.ulid('Invalid task ID.');
export const documentId = z.ulid('Invalid document ID.');
export const templateId = z.ulid('Invalid template ID.');
