import { chargedErrors } from '../../credits/charged-errors.ts';
import * as z from 'zod';
import { defineRoute } from '../../http/route.ts';
import { taskSave } from './task-save.ts';
import { activityId } from './types.ts';
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

/** Calendar, tasks, emails and documents of a user's private workspace (decision D27). */
export const executiveRoutes = {
  /** Returns events by start time (EXEC-32). With `from`, only those that end after it. */
  events: defineRoute({
    method: 'GET',
    path: '/api/calendar-events',
    auth: 'user',
    status: 200,
    query: z.strictObject({ from: z.iso.datetime().optional() }),
    response: z.object({ events: z.array(calendarEvent) }),
    errors: [],
  }),
  /** Deletes an event and frees its time. Idempotent. */
  removeEvent: defineRoute({
    method: 'DELETE',
    path: '/api/calendar-events/{id}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ id: eventId }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Newest first (EXEC-33), up to 1,000 at once: `after` continues with the `next` of the page before. */
  activities: defineRoute({
    method: 'GET',
    path: '/api/crm-activities',
    auth: 'user',
    status: 200,
    query: z.strictObject({ after: activityId.optional() }),
    response: z.object({ activities: z.array(crmActivity), next: activityId.nullable() }),
    errors: [],
  }),
  /** Changes a task or note. */
  saveActivity: defineRoute({
    method: 'PUT',
    path: '/api/crm-activities/{id}',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: activityId }),
    body: taskSave,
    response: crmActivity,
    errors: ['ACTIVITY_NOT_FOUND', 'LEAD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes a task or a note. Idempotent. */
  removeActivity: defineRoute({
    method: 'DELETE',
    path: '/api/crm-activities/{id}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ id: activityId }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Newest first (EXEC-34), up to 1,000 at once: `after` continues with the `next` of the page before. */
  documents: defineRoute({
    method: 'GET',
    path: '/api/documents',
    auth: 'user',
    status: 200,
    query: z.strictObject({ after: documentId.optional() }),
    response: z.object({ documents: z.array(documentHead), next: documentId.nullable() }),
    errors: [],
  }),
  /** Returns a document's content, in the current or an earlier version. */
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
  /** Saves a document as its next version. */
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
   * Returns active templates, newest first (EXEC-35), and inactive ones with `inactive`. Default templates follow for
   * types without an active one.
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
  /** Runs the assistant's `action`. A text by a model costs 2 credits, one from a template is free. */
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
      'DOCUMENT_NOT_FOUND',
      'DOCUMENT_CHANGED',
      'TOO_MANY_TASKS',
      'TOO_MANY_DOCUMENTS',
      'LEAD_DO_NOT_CONTACT',
      'LEAD_EXISTS',
      'TOO_MANY_LEADS',
      'CALENDAR_FULL',
      ...chargedErrors,
    ],
  }),
};
