import { CodedError } from '#shared/errors/coded-error.ts';
import type { realtimeRoutes } from '#shared/realtime/routes.ts';
import type { SessionEndRepository } from '../account/session-end-repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { newTicket, ticketHashOf } from './ticket-hash.ts';
import { TICKET_SECONDS, type TicketRepository } from './ticket-repository.ts';

interface Dependencies {
  tickets: Pick<TicketRepository, 'keep'>;
  sessions: Pick<SessionEndRepository, 'endOf'>;
  clock: Clock;
}

/**
 * A ticket for one socket. A socket outlives the token that asked for it, so a session that was ended meanwhile gets
 * none, though its token has not expired yet.
 */
export const createTicket =
  ({ tickets, sessions, clock }: Dependencies): Endpoint<typeof realtimeRoutes.createTicket> =>
  async ({ caller }) => {
    const endedAt = await sessions.endOf(caller.user_id);
    if (endedAt !== null && caller.signed_in_at < endedAt) throw new CodedError('UNAUTHENTICATED');
    const ticket = newTicket();
    const expires = new Date(clock().getTime() + TICKET_SECONDS * 1_000);
    await tickets.keep(ticketHashOf(ticket), caller.user_id, expires);
    return { ticket, expires_at: expires.toISOString() };
  };
