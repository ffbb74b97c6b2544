import type { creditRoutes } from '#shared/credits/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createHistoryRepository } from './history-repository.ts';
import { creditParts } from './credit-services.ts';
import { createReadBalance, readBalance, readTotal } from './read-balance.ts';
import { readHistory } from './read-history.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof creditRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const read = createReadBalance(creditParts(table, systemClock));
  return {
    balance: readBalance(read),
    total: readTotal(read),
    history: readHistory(createHistoryRepository(table)),
  };
};
