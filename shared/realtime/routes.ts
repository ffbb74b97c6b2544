import * as z from 'zod';
import { defineRoute } from '../http/route.ts';

export const realtimeRoutes = {
  /** A one-time ticket that opens the socket within 30 s: `wss://ORIGIN/live?ticket=...`. */
  createTicket: defineRoute({
    method: 'POST',
    path: '/api/realtime/tickets',
    auth: 'user',
    // A socket outlives the token that asked for it.
    session: 'live',
    status: 201,
    response: z.object({ ticket: z.string(), expires_at: z.iso.datetime() }),
    errors: [],
  }),
};
