import type { realtimeRoutes } from '#shared/realtime/routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { newTicket, ticketHashOf } from './ticket-hash.ts';
import { TICKET_SECONDS, type TicketRepository } from './ticket-repository.ts';

interface Dependencies {
  tickets: Pick<TicketRepository, 'keep'>;
  clock: Clock;
}

/** Creates a ticket for one socket. */
export const createTicket =
  ({ tickets, clock }: Dependencies): Endpoint<typeof realtimeRoutes.createTicket> =>
  async ({ caller }) => {
    const ticket = newTicket();
    const expires = new Date(clock().getTime() + TICKET_SECONDS * 1_000);
    await tickets.keep(ticketHashOf(ticket), caller, expires);
    return { ticket, expires_at: expires.toISOString() };
  };
