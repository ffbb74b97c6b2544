import * as z from 'zod';
import { nameText, singleLine } from '../../language/name-text.ts';
import { agentEngine } from '../agents/engine.ts';
import { leadId, leadInfo, leadStatus, priority } from '../sdr/schema.ts';
import { addDays, localDate, timeZone } from '../../time/local-date.ts';

/** Minutes (EXEC-08). */
export const DEFAULT_DURATION = 30;
export const MAX_MEETING_MINUTES = 480;
/** Number of events in the list, characters of a description, and tasks on the card (EXEC-14 to EXEC-16). */
export const EVENTS_SHOWN = 10;
export const DESCRIPTION_SHOWN = 100;
export const TASKS_SHOWN = 5;
/** Maximum number of templates per user. */
export const MAX_TEMPLATES = 50;

export const meetingTypes = ['sales_call', 'demo', 'follow_up', 'internal'] as const;
const meetingType = z.enum(meetingTypes);
export type MeetingType = z.infer<typeof meetingType>;
export const taskTypes = ['follow_up', 'email', 'call', 'meeting', 'note'] as const;
const taskType = z.enum(taskTypes);
export type TaskType = z.infer<typeof taskType>;
export const templateTypes = ['welcome', 'follow_up', 'proposal', 'reminder', 'demo_invite'] as const;
const templateType = z.enum(templateTypes);
export type TemplateType = z.infer<typeof templateType>;
export const documentTypes = ['proposal', 'contract', 'presentation', 'report'] as const;
const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;
/** Status of events and CRM activities (EXEC-17). */
export const workStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export const workStatus = z.enum(workStatuses);
export type WorkStatus = z.infer<typeof workStatus>;
export const documentStatuses = ['draft', 'final', 'archived'] as const;
const documentStatus = z.enum(documentStatuses);
export type DocumentStatus = z.infer<typeof documentStatus>;

export const eventId = z.ulid('Invalid event ID.');
const activityId = z.ulid('Invalid task ID.');
export const documentId = z.ulid('Invalid document ID.');
export const templateId = z.ulid('Invalid template ID.');

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

const tag = z.string().overwrite(singleLine).min(1).max(30);
const tags = z.array(tag).max(10, 'Documents can have up to 10 tags.');
const documentText = z.string().max(20_000, 'Documents can have up to 20,000 characters.');

/** Request to save a document: the whole content, and the version it is based on. */
export const documentSave = z.strictObject({
  title: nameText(200, 'Enter a title.'),
  content: documentText,
  tags,
  status: documentStatus,
  version: z.int().min(1),
});
export type DocumentSave = z.output<typeof documentSave>;

/** DATA-19 with its content. Placeholders such as `{{name}}` and `{{company}}` are filled from the lead. */
export const emailTemplate = z.object({
  /** null for a default template. */
  id: templateId.nullable(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  template_type: templateType,
  active: z.boolean(),
  created_at: z.iso.datetime().nullable(),
});
export type EmailTemplate = z.infer<typeof emailTemplate>;
export const templateSave = z.strictObject({
  name: nameText(100, 'Enter a name.'),
  subject: nameText(200, 'Enter a subject.'),
  body: z.string().trim().min(1, 'Enter the document’s text.').max(5_000),
  template_type: templateType,
  active: z.boolean().default(true),
});
export type TemplateSave = z.output<typeof templateSave>;

/** Treats blank as missing. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
const isPlausible = (when: string): boolean => {
  const year = new Date(when).getUTCFullYear();
  return year >= 1900 && year <= 2100;
};
const instant = z.iso.datetime({ offset: true }).refine(isPlausible, 'Enter a time between 1900 and 2100.');
const day = localDate.refine(isPlausible, 'Enter a date between 1900 and 2100.');
/** Maximum number of days per request, including the last. */
const MAX_SPAN_DAYS = 366;
const isDay = (text: string | undefined): text is string => localDate.safeParse(text).success;
/** Accepts a range with a missing or an impossible day, which has an error of its own. */
const isSpan = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  !isDay(from) || !isDay(to) || (from <= to && to < addDays(from, MAX_SPAN_DAYS));
const isLeadStatus = (status: string): boolean => leadStatus.safeParse(status).success;
const isWorkStatus = (status: string): boolean => workStatus.safeParse(status).success;

const data = {
  schedule_meeting: z.strictObject({
    title: nameText(200, 'Enter a title.'),
    leadId: optional(leadId),
    /** Minutes. */
    duration: z.coerce.number().int().min(5).max(MAX_MEETING_MINUTES).default(DEFAULT_DURATION),
    /** Defaults to the next free time of a working day. */
    preferredTime: optional(instant),
    meetingType: meetingType.default('sales_call'),
    description: optional(z.string().trim().max(2_000)),
  }),
  create_task: z.strictObject({
    leadId: optional(leadId),
    taskType: taskType.default('follow_up'),
    subject: nameText(200, 'Enter a subject.'),
    description: optional(z.string().trim().max(2_000)),
    priority: priority.default('medium'),
    /** A day or an instant. */
    dueDate: optional(z.union([instant, day])),
  }),
  generate_email: z.strictObject({
    templateType,
    leadId: optional(leadId),
    /** Values for placeholders that the lead has none for. */
    customData: z
      .record(z.string().max(50), z.union([z.string().max(500), z.number()]))
      .refine((given) => Object.keys(given).length <= 50, 'Fill in up to 50 placeholders.')
      .default({}),
  }),
  update_crm: z
    .strictObject({
      leadId: optional(leadId),
      activityId: optional(activityId),
      eventId: optional(eventId),
      /** Status of a lead, activity or event. */
      status: z.union([leadStatus, workStatus]),
      notes: optional(z.string().trim().max(2_000)),
    })
    .refine(
      ({ leadId: lead, activityId: activity, eventId: event }) =>
        [lead, activity, event].filter((id) => id !== undefined).length === 1,
      { path: ['leadId'], message: 'Choose one: a lead, a task or an event.' },
    )
    .refine(({ leadId: lead, status }) => lead === undefined || isLeadStatus(status), {
      path: ['status'],
      message: 'Choose a valid lead status.',
    })
    .refine(({ leadId: lead, status }) => lead !== undefined || isWorkStatus(status), {
      path: ['status'],
      message: 'Choose a valid status.',
    }),
  create_document: z.strictObject({
    title: nameText(200, 'Enter a title.'),
    documentType: documentType.default('proposal'),
    leadId: optional(leadId),
    /** Drafted from known data if missing. */
    content: optional(documentText),
    tags: tags.default([]),
  }),
  get_schedule: z
    .strictObject({ from: optional(day), to: optional(day) })
    .refine(isSpan, { path: ['to'], message: 'Choose a range of up to one year, with the start date first.' })
    .default({}),
};

const zone = { time_zone: timeZone.optional() };
const asked = <Name extends keyof typeof data>(name: Name) =>
  z.strictObject({ action: z.literal(name), data: data[name], ...zone });

/** Request of `executive-assistant` (EXEC-19 to EXEC-25). */
export const executiveRequest = z.discriminatedUnion('action', [
  asked('schedule_meeting'),
  asked('create_task'),
  asked('generate_email'),
  asked('update_crm'),
  asked('create_document'),
  asked('get_schedule'),
]);
export type ExecutiveRequest = z.output<typeof executiveRequest>;
export type ExecutiveRequestInput = z.input<typeof executiveRequest>;

/** Response of `executive-assistant`: always a message (EXEC-19), and the created item. */
export const executiveAnswer = z.object({
  message: z.string(),
  engine: agentEngine.optional(),
  needs_consent: z.literal(true).optional(),
  event: calendarEvent.optional(),
  task: crmActivity.optional(),
  email: z.object({ subject: z.string(), body: z.string() }).optional(),
  document: workDocument.optional(),
  events: z.array(calendarEvent).optional(),
});
export type ExecutiveAnswer = z.infer<typeof executiveAnswer>;
