import * as z from 'zod';
import { defineRoute } from '../http/route.ts';

export const realtimeRoutes = {
  /** Creates a one-time ticket that opens the socket within 30 s: `wss://ORIGIN/live?ticket=...`. */
  createTicket: defineRoute({
    method: 'POST',
    path: '/api/realtime/tickets',
    auth: 'user',
    // Requires a live session, because the socket outlives the token.
    session: 'live',
    status: 201,
    response: z.object({ ticket: z.string(), expires_at: z.iso.datetime() }),
    errors: [],
  }),
};
