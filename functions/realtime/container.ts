import type { realtimeRoutes } from '#shared/realtime/routes.ts';
import { openInSession } from '../account/in-session.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createTicket } from './create-ticket.ts';
import { createTicketRepository } from './ticket-repository.ts';

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof realtimeRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const tickets = createTicketRepository(table, systemClock);
  // A socket outlives the token that asked for it.
  const inSession = openInSession(table, systemClock);
  return { createTicket: inSession(createTicket({ tickets, clock: systemClock })) };
};
