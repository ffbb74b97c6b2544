import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createTokenAuthorizer } from './authorize-token.ts';
import { createTokenOwners } from './token-owner-repository.ts';

const table = openTable(environment('TABLE_NAME').TABLE_NAME);

export const handler = createJobHandler(
  createTokenAuthorizer({
    owners: createTokenOwners(table, systemClock),
    report: (error) => logger.warn('The last use of a token was not recorded.', error as Error),
  }),
);
