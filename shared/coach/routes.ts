import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { coachAnswer, coachHistory, coachQuestion, coachStop, coachUndone, turnId } from './schema.ts';

export const coachRoutes = {
  /** Answers a question with the user's data, and logs or plans a meal on request (decision D40). */
  ask: defineRoute({
    method: 'POST',
    path: '/api/functions/nutrition-assistant',
    auth: 'user',
    status: 200,
    body: coachQuestion,
    response: coachAnswer,
    errors: [
      'TIER_REQUIRED',
      'MODEL_ANSWER_INVALID',
      'MODEL_ANSWER_TOO_LONG',
      'MODEL_TIMEOUT',
      'REQUEST_RUNNING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  /** Returns the coach's chat: the newest 50 messages, or those before a turn. */
  messages: defineRoute({
    method: 'GET',
    path: '/api/coach/messages',
    auth: 'user',
    feature: 'ai_nutrition_coach',
    status: 200,
    query: z.strictObject({ before: turnId.optional() }),
    response: coachHistory,
    errors: ['TIER_REQUIRED'],
  }),
  /** Clears the chat. Logged and planned meals stay. */
  clear: defineRoute({
    method: 'DELETE',
    path: '/api/coach/messages',
    auth: 'user',
    status: 204,
    errors: [],
  }),
  /** Stops a reply that a model is writing. The response to its question then has the part that was shown. */
  stop: defineRoute({
    method: 'POST',
    path: '/api/coach/stop',
    auth: 'user',
    status: 204,
    body: coachStop,
    errors: [],
  }),
  /** Undoes the writes of a turn, except rows changed since then. */
  undo: defineRoute({
    method: 'POST',
    path: '/api/coach/undo',
    auth: 'user',
    status: 200,
    body: z.strictObject({ turn_id: turnId }),
    response: coachUndone,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
