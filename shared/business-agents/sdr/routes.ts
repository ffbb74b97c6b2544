import * as z from 'zod';
import { defineRoute } from '../../http/route.ts';
import {
  followUpAnswer,
  lead,
  leadConversation,
  leadId,
  leadImport,
  responseAnswer,
  scoreAnswer,
  sdrRequest,
  sdrTask,
  sdrTaskId,
} from './schema.ts';

const oneLead = z.strictObject({ id: leadId });

/** The sales workspace of a person: nobody else's (decision D27). */
export const sdrRoutes = {
  /** All leads, the best score first (SDR-22). */
  leads: defineRoute({
    method: 'GET',
    path: '/api/leads',
    auth: 'user',
    status: 200,
    response: z.object({ leads: z.array(lead) }),
    errors: [],
  }),
  /** Leads of a file, scored by the rules. One whose e-mail is there already is left out. */
  importLeads: defineRoute({
    method: 'POST',
    path: '/api/leads/import',
    auth: 'user',
    status: 200,
    body: leadImport,
    response: z.object({ imported: z.int(), duplicates: z.int() }),
    errors: ['TOO_MANY_LEADS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Forgets a lead with its conversations, tasks and the times of its follow-ups. Twice does no harm. */
  removeLead: defineRoute({
    method: 'DELETE',
    path: '/api/leads/{id}',
    auth: 'user',
    status: 204,
    params: oneLead,
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
  /** Pending ones, the next first (SDR-24). */
  tasks: defineRoute({
    method: 'GET',
    path: '/api/sdr-tasks',
    auth: 'user',
    status: 200,
    response: z.object({ tasks: z.array(sdrTask) }),
    errors: [],
  }),
  /** 'Mark Complete' (decision D26), or with `pending` its undo. */
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
  /** What the sales agent does, by `action`. 2 credits for an answer of a model, none for one of the rules. */
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
      'CALENDAR_FULL',
      'CREDITS_EXHAUSTED',
      'FAIR_USE_REACHED',
      'DAILY_LIMIT_REACHED',
      'REQUEST_RUNNING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
};
