import type { realtimeRoutes } from '#shared/realtime/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createTicket } from './create-ticket.ts';
import { createTicketRepository } from './ticket-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof realtimeRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const tickets = createTicketRepository(table, systemClock);
  return { createTicket: createTicket({ tickets, clock: systemClock }) };
};
