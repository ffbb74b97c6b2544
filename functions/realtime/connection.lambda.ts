import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { pushMessageFromEnvironment } from '../platform/sockets/push-message.ts';
import { openTable } from '../platform/table/client.ts';
import { createConnectionFollower } from './follow-connection.ts';
import { createSocketRepository } from './socket-repository.ts';

const sockets = createSocketRepository(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock);

export const handler = createJobHandler(
  createConnectionFollower({ sockets, push: pushMessageFromEnvironment() }),
);
