import * as z from 'zod';
import { nameText, singleLine } from '../../language/name-text.ts';
import { agentEngine } from '../agents/engine.ts';
import { leadId, leadStatus, priority } from '../sdr/schema.ts';
import { assistantStep } from './assistant-steps.ts';
import { calendarEvent, crmActivity, documentHead, listedLead, workDocument } from './items.ts';
import { addDays, localDate, timeZone } from '../../time/local-date.ts';
import { day, instant } from './plausible-time.ts';
import {
  activityId,
  DEFAULT_DURATION,
  documentStatus,
  documentType,
  DURATION_FAULT,
  eventId,
  meetingMinutes,
  meetingType,
  taskType,
  templateId,
  templateType,
  workStatus,
} from './types.ts';

export {
  calendarEvent,
  type CalendarEvent,
  crmActivity,
  type CrmActivity,
  documentHead,
  type DocumentHead,
  workDocument,
  type WorkDocument,
} from './items.ts';
export {
  DEFAULT_DURATION,
  DESCRIPTION_SHOWN,
  documentId,
  documentStatuses,
  documentTypes,
  eventId,
  EVENTS_SHOWN,
  MAX_ACTIVITIES,
  MAX_DOCUMENTS,
  MAX_MEETING_MINUTES,
  MAX_TEMPLATES,
  meetingTypes,
  TASKS_SHOWN,
  taskTypes,
  templateId,
  templateTypes,
  workStatus,
  workStatuses,
  type MeetingType,
  type TaskType,
  type TemplateType,
  type DocumentType,
  type WorkStatus,
  type DocumentStatus,
} from './types.ts';

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
    duration: z.coerce.number(DURATION_FAULT).pipe(meetingMinutes).default(DEFAULT_DURATION),
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

/** A task in free text, or the steps of a plan that the user approved or undoes. */
const freeText = z
  .strictObject({
    action: z.literal('understand').optional(),
    text: z
      .string()
      .trim()
      .min(1, 'Enter what to do.')
      .max(1_000, 'Enter up to 1,000 characters.')
      .optional(),
    steps: z.array(assistantStep).min(1).max(20).optional(),
    /** Returns the plan without doing anything. */
    preview: z.boolean().optional(),
    ...zone,
  })
  .refine(({ text, steps }) => (text === undefined) !== (steps === undefined), {
    path: ['text'],
    message: 'Enter what to do.',
  });

/** Request of `executive-assistant` (EXEC-19 to EXEC-25). */
export const executiveRequest = z.discriminatedUnion('action', [
  asked('schedule_meeting'),
  asked('create_task'),
  asked('generate_email'),
  asked('update_crm'),
  asked('create_document'),
  asked('get_schedule'),
  freeText,
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
  /** Placeholders of the template without a value: the email leaves them out until `customData` has them. */
  missing: z.array(z.string()).optional(),
  document: workDocument.optional(),
  events: z.array(calendarEvent).optional(),
  tasks: z.array(crmActivity).optional(),
  documents: z.array(documentHead).optional(),
  /** The first leads of a list, or the changed lead. */
  leads: z.array(listedLead).optional(),
  /** What a task in free text was read as: done or answered, a question, or nothing that can be done. */
  kind: z.enum(['do', 'clarify', 'cannot']).optional(),
  /** What was done or shown, such as `create_event` or `find_time`. */
  deed: z.string().optional(),
  /** The steps that the text asks for; with `preview` they wait for approval. */
  plan: z.array(assistantStep).optional(),
  /** For each step of the plan, the name of the row that it changes; blank for a new one. */
  targets: z.array(z.string()).optional(),
  /** The steps that undo what was done. */
  undo: z.array(assistantStep).optional(),
  question: z.string().optional(),
  choices: z.array(z.string()).optional(),
  /** Free local times. */
  slots: z.array(z.string()).optional(),
  free: z.boolean().optional(),
  count: z.int().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  /** ID of the lead that an email draft is for. */
  lead: leadId.optional(),
  templateType: templateType.optional(),
});
export type ExecutiveAnswer = z.infer<typeof executiveAnswer>;
