import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { pushMessageFromEnvironment } from '../platform/sockets/push-message.ts';
import { openTable } from '../platform/table/client.ts';
import { createSocketRepository } from './socket-repository.ts';
import { createConnectionNotifier } from './notify-connections.ts';

const sockets = createSocketRepository(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock);

const report = (error: Error): void => logger.error('WINDOW_NOT_TOLD', { error });

export const handler = createJobHandler(
  createConnectionNotifier({ sockets, push: pushMessageFromEnvironment(), report }),
);
