import type { realtimeRoutes } from '#shared/realtime/routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { newTicket, ticketHashOf } from './ticket-hash.ts';
import type { TicketRepository } from './ticket-repository.ts';

const TICKET_MS = 30_000;

export const createTicket =
  (tickets: TicketRepository, clock: Clock): Endpoint<typeof realtimeRoutes.createTicket> =>
  async ({ caller }) => {
    const ticket = newTicket();
    const expires = new Date(clock().getTime() + TICKET_MS);
    await tickets.keep(ticketHashOf(ticket), caller.user_id, expires);
    return { ticket, expires_at: expires.toISOString() };
  };
