import { defineRoute } from '../http/route.ts';
import { speechAnswer, speechRequest } from './schema.ts';

export const speechRoutes = {
  /** Converts text to speech. Costs no credits (decision D19). */
  speak: defineRoute({
    method: 'POST',
    path: '/api/functions/text-to-speech',
    auth: 'user',
    status: 200,
    body: speechRequest,
    response: speechAnswer,
    errors: [],
  }),
};
