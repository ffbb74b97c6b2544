import * as z from 'zod';
import { nameText } from '../../language/name-text.ts';
import { localDate } from '../../time/local-date.ts';
import { recurrenceRule } from '../calendar/recurrence-rule.ts';
import { seriesId } from '../calendar/series.ts';
import { leadId, priority } from '../sdr/schema.ts';
import { leadSteps } from './lead-steps.ts';
import {
  activityId,
  documentId,
  documentStatus,
  documentType,
  eventId,
  meetingMinutes,
  meetingType,
  taskType,
  templateType,
} from './types.ts';

/** A local time without a zone: `2026-11-26T15:00`. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as YYYY-MM-DDTHH:MM.');
const longText = z.string().max(20_000, 'Documents can have up to 20,000 characters.');

/** A change that the assistant makes to one stored row, or an email draft. */
export const assistantStep = z.discriminatedUnion('deed', [
  z.strictObject({
    deed: z.literal('create_event'),
    title: nameText(200, 'Enter a title.'),
    start: localTime,
    minutes: meetingMinutes,
    lead: leadId.optional(),
    meetingType,
  }),
  z.strictObject({
    deed: z.literal('create_series'),
    title: nameText(200, 'Enter a title.'),
    /** Start of the first event. */
    start: localTime,
    minutes: meetingMinutes,
    /** How often it repeats, without its end. */
    rrule: recurrenceRule.refine((rule) => !/UNTIL|COUNT/i.test(rule)),
    /** The last day. */
    until: localDate.optional(),
    lead: leadId.optional(),
    meetingType,
  }),
  z.strictObject({ deed: z.literal('remove_series'), id: seriesId }),
  z.strictObject({ deed: z.literal('move_event'), id: eventId, start: localTime }),
  z.strictObject({ deed: z.literal('change_event'), id: eventId, minutes: meetingMinutes }),
  z.strictObject({ deed: z.literal('cancel_event'), id: eventId }),
  z.strictObject({ deed: z.literal('restore_event'), id: eventId }),
  z.strictObject({
    deed: z.literal('create_task'),
    subject: nameText(200, 'Enter a subject.'),
    due: localDate.optional(),
    priority: priority.optional(),
    taskType,
    lead: leadId.optional(),
  }),
  z.strictObject({
    deed: z.literal('change_task'),
    id: activityId,
    subject: nameText(200, 'Enter a subject.').optional(),
    due: localDate.nullish(),
    priority: priority.optional(),
  }),
  z.strictObject({ deed: z.literal('complete_task'), id: activityId }),
  z.strictObject({ deed: z.literal('reopen_task'), id: activityId }),
  z.strictObject({ deed: z.literal('cancel_task'), id: activityId }),
  z.strictObject({
    deed: z.literal('draft_email'),
    templateType,
    lead: leadId.optional(),
    topic: z.string().max(500).optional(),
    message: z.string().max(500).optional(),
    date: z.string().max(100).optional(),
    /** Values of the template's other placeholders, by name. */
    values: z.record(z.string().max(50), z.string().max(500)).optional(),
  }),
  z.strictObject({
    deed: z.literal('create_document'),
    title: nameText(200, 'Enter a title.'),
    documentType,
    lead: leadId.optional(),
    content: longText.optional(),
  }),
  z.strictObject({
    deed: z.literal('change_document'),
    id: documentId,
    title: nameText(200, 'Enter a title.').optional(),
    status: documentStatus.optional(),
    tags: z.array(z.string().max(30)).max(10).optional(),
    append: longText.optional(),
    restore: z.number().int().min(1).optional(),
  }),
  z.strictObject({ deed: z.literal('delete_document'), id: documentId }),
  ...leadSteps,
]);
export type AssistantStep = z.output<typeof assistantStep>;
