import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { openSessionLedger } from '../platform/session/open-session-ledger.ts';
import { openTable } from '../platform/table/client.ts';
import { createSocketAuthorizer } from './authorize-socket.ts';
import { createTicketRepository } from './ticket-repository.ts';

const table = openTable(environment('TABLE_NAME').TABLE_NAME);
const tickets = createTicketRepository(table, systemClock);
const { hasEnded } = openSessionLedger();

export const handler = createJobHandler(createSocketAuthorizer({ tickets, hasEnded }));
