import * as z from 'zod';
import { defineRoute } from '../../http/route.ts';
import {
  calendarEvent,
  crmActivity,
  documentHead,
  documentId,
  documentSave,
  emailTemplate,
  eventId,
  executiveAnswer,
  executiveRequest,
  templateId,
  templateSave,
  workDocument,
} from './schema.ts';

const oneDocument = z.strictObject({ id: documentId });
const oneTemplate = z.strictObject({ id: templateId });

/** Calendar, tasks, e-mails and documents of a person's workspace: nobody else's (decision D27). */
export const executiveRoutes = {
  /** By start, the first one first (EXEC-32). With `from` those that are not over then. */
  events: defineRoute({
    method: 'GET',
    path: '/api/calendar-events',
    auth: 'user',
    status: 200,
    query: z.strictObject({ from: z.iso.datetime().optional() }),
    response: z.object({ events: z.array(calendarEvent) }),
    errors: [],
  }),
  /** Takes an event off the calendar: its time is free again. Twice does no harm. */
  removeEvent: defineRoute({
    method: 'DELETE',
    path: '/api/calendar-events/{id}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ id: eventId }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Newest first (EXEC-33). */
  activities: defineRoute({
    method: 'GET',
    path: '/api/crm-activities',
    auth: 'user',
    status: 200,
    response: z.object({ activities: z.array(crmActivity) }),
    errors: [],
  }),
  /** Newest first (EXEC-34). */
  documents: defineRoute({
    method: 'GET',
    path: '/api/documents',
    auth: 'user',
    status: 200,
    response: z.object({ documents: z.array(documentHead) }),
    errors: [],
  }),
  /** What a document says, now or in an earlier version. */
  document: defineRoute({
    method: 'GET',
    path: '/api/documents/{id}',
    auth: 'user',
    status: 200,
    params: oneDocument,
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    response: workDocument,
    errors: ['DOCUMENT_NOT_FOUND'],
  }),
  /** Saves it as the next version. */
  saveDocument: defineRoute({
    method: 'PUT',
    path: '/api/documents/{id}',
    auth: 'user',
    status: 200,
    params: oneDocument,
    body: documentSave,
    response: workDocument,
    errors: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  removeDocument: defineRoute({
    method: 'DELETE',
    path: '/api/documents/{id}',
    auth: 'user',
    status: 204,
    params: oneDocument,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /**
   * Active ones, newest first (EXEC-35), and with `inactive` the others too; at last those that the product brings along,
   * of types that have no active one.
   */
  templates: defineRoute({
    method: 'GET',
    path: '/api/email-templates',
    auth: 'user',
    status: 200,
    query: z.strictObject({ inactive: z.literal('true').optional() }),
    response: z.object({ templates: z.array(emailTemplate) }),
    errors: [],
  }),
  createTemplate: defineRoute({
    method: 'POST',
    path: '/api/email-templates',
    auth: 'user',
    status: 201,
    body: templateSave,
    response: emailTemplate,
    errors: ['TOO_MANY_TEMPLATES', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  saveTemplate: defineRoute({
    method: 'PUT',
    path: '/api/email-templates/{id}',
    auth: 'user',
    status: 200,
    params: oneTemplate,
    body: templateSave,
    response: emailTemplate,
    errors: ['TEMPLATE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  removeTemplate: defineRoute({
    method: 'DELETE',
    path: '/api/email-templates/{id}',
    auth: 'user',
    status: 204,
    params: oneTemplate,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** What the assistant does, by `action`. 2 credits for words of a model, none for those of the templates. */
  run: defineRoute({
    method: 'POST',
    path: '/api/functions/executive-assistant',
    auth: 'user',
    status: 200,
    body: executiveRequest,
    response: executiveAnswer,
    errors: [
      'LEAD_NOT_FOUND',
      'EVENT_NOT_FOUND',
      'ACTIVITY_NOT_FOUND',
      'CALENDAR_FULL',
      'CREDITS_EXHAUSTED',
      'FAIR_USE_REACHED',
      'DAILY_LIMIT_REACHED',
      'REQUEST_RUNNING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
};
