import type { creditRoutes } from '#shared/credits/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { HistoryRepository } from './history-repository.ts';

export const readHistory =
  (history: HistoryRepository): Endpoint<typeof creditRoutes.history> =>
  ({ caller, query }) =>
    history.page(caller.user_id, query.cursor);
