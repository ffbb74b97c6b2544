import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { createHasEnded } from '../platform/session/has-ended.ts';
import { createSessionEndRepository } from '../platform/session/session-end-repository.ts';
import { openTable } from '../platform/table/client.ts';
import { createSocketAuthorizer } from './authorize-socket.ts';
import { createTicketRepository } from './ticket-repository.ts';

const table = openTable(environment('TABLE_NAME').TABLE_NAME);
const tickets = createTicketRepository(table, systemClock);
const hasEnded = createHasEnded(createSessionEndRepository(table, systemClock));

export const handler = createJobHandler(createSocketAuthorizer({ tickets, hasEnded }));
