import { chargedErrors } from '../../credits/charged-errors.ts';
import * as z from 'zod';
import { defineRoute } from '../../http/route.ts';
import { contactChange } from './contact-state.ts';
import { importUndone, leadBulk, leadBulkAnswer, leadChange } from './lead-change.ts';
import { leadViews, leadViewsChange } from './lead-views.ts';
import {
  followUpAnswer,
  lead,
  leadConversation,
  leadId,
  leadImport,
  responseAnswer,
  scoreAnswer,
  sellerOffer,
  sdrRequest,
  sdrTask,
  sdrTaskId,
} from './schema.ts';

const oneLead = z.strictObject({ id: leadId });

/** A user's private sales workspace (decision D27). */
export const sdrRoutes = {
  /** Returns all leads, highest score first (SDR-22). */
  leads: defineRoute({
    method: 'GET',
    path: '/api/leads',
    auth: 'user',
    status: 200,
    response: z.object({ leads: z.array(lead) }),
    errors: [],
  }),
  /** Imports leads from a file, scored by rules. Skips emails that already exist. */
  importLeads: defineRoute({
    method: 'POST',
    path: '/api/leads/import',
    auth: 'user',
    status: 200,
    body: leadImport,
    response: z.object({
      imported: z.int(),
      duplicates: z.int(),
      /** Skipped because the address must not be contacted. */
      blocked: z.int(),
      /** The created leads, so that the import can be undone. */
      lead_ids: z.array(leadId),
    }),
    errors: ['TOO_MANY_LEADS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /**
   * Undoes an import: deletes up to 100 of the leads that it created and that were not used since, and says why the
   * others stay. Repeat it until nothing remains.
   */
  undoImport: defineRoute({
    method: 'POST',
    path: '/api/leads/import/undo',
    auth: 'user',
    status: 200,
    body: z.strictObject({ import_id: z.ulid('Invalid import ID.') }),
    response: importUndone,
    errors: [],
  }),
  /** Changes, deletes or restores up to 100 leads. A retry continues after the completed parts. */
  bulk: defineRoute({
    method: 'POST',
    path: '/api/leads/bulk',
    auth: 'user',
    status: 200,
    body: leadBulk,
    response: leadBulkAnswer,
    errors: ['TOO_MANY_LEADS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Changes the fields of a lead. A rule-based score is calculated again. */
  changeLead: defineRoute({
    method: 'PATCH',
    path: '/api/leads/{id}',
    auth: 'user',
    status: 200,
    params: oneLead,
    body: leadChange,
    response: lead,
    errors: [
      'LEAD_NOT_FOUND',
      'LEAD_CHANGED',
      'LEAD_EXISTS',
      'LEAD_DO_NOT_CONTACT',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  /** The user's saved views of the lead list, and the one used last. */
  views: defineRoute({
    method: 'GET',
    path: '/api/lead-views',
    auth: 'user',
    status: 200,
    response: leadViews,
    errors: [],
  }),
  /** Saves or deletes a view, or remembers which one is used. */
  changeViews: defineRoute({
    method: 'PUT',
    path: '/api/lead-views',
    auth: 'user',
    status: 200,
    body: leadViewsChange,
    response: leadViews,
    errors: ['TOO_MANY_LEAD_VIEWS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes a lead with its conversations, tasks and follow-up events. Idempotent. */
  removeLead: defineRoute({
    method: 'DELETE',
    path: '/api/leads/{id}',
    auth: 'user',
    status: 204,
    params: oneLead,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Forbids contact with a lead, or allows it again with a reason. Pending follow-ups are canceled. */
  setContact: defineRoute({
    method: 'PUT',
    path: '/api/leads/{id}/contact',
    auth: 'user',
    status: 200,
    params: oneLead,
    body: contactChange,
    response: lead,
    errors: ['LEAD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** The user's offer; empty at first. */
  offer: defineRoute({
    method: 'GET',
    path: '/api/sdr-offer',
    auth: 'user',
    status: 200,
    response: sellerOffer,
    errors: [],
  }),
  /** Replaces the user's offer. */
  setOffer: defineRoute({
    method: 'PUT',
    path: '/api/sdr-offer',
    auth: 'user',
    status: 200,
    body: sellerOffer,
    response: sellerOffer,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Oldest first (SDR-23). */
  conversations: defineRoute({
    method: 'GET',
    path: '/api/leads/{id}/conversations',
    auth: 'user',
    status: 200,
    params: oneLead,
    response: z.object({ conversations: z.array(leadConversation) }),
    errors: ['LEAD_NOT_FOUND'],
  }),
  /** Pending tasks, next due first (SDR-24). */
  tasks: defineRoute({
    method: 'GET',
    path: '/api/sdr-tasks',
    auth: 'user',
    status: 200,
    response: z.object({ tasks: z.array(sdrTask) }),
    errors: [],
  }),
  /** 'Mark Complete' (decision D26), or its undo with `pending`. */
  setTask: defineRoute({
    method: 'PATCH',
    path: '/api/sdr-tasks/{id}',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: sdrTaskId }),
    body: z.strictObject({ status: z.enum(['pending', 'completed']) }),
    response: sdrTask,
    errors: ['SDR_TASK_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Runs the sales agent's `action`. A model's answer costs 2 credits, a rule-based one is free. */
  run: defineRoute({
    method: 'POST',
    path: '/api/functions/sdr-agent',
    auth: 'user',
    status: 200,
    body: sdrRequest,
    response: z.union([scoreAnswer, responseAnswer, followUpAnswer]),
    errors: [
      'LEAD_NOT_FOUND',
      'TOO_MANY_LEADS',
      'LEAD_EXISTS',
      'LEAD_DO_NOT_CONTACT',
      'LEAD_ON_HOLD',
      'CALENDAR_FULL',
      ...chargedErrors,
    ],
  }),
};
