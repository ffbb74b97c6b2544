import type { coachRoutes } from '#shared/coach/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { StopsRepository } from './stops-repository.ts';

/** Asks for a reply to be stopped. The reply itself ends with the response to its question, within about a second. */
export const stopTurn =
  ({ stop }: Pick<StopsRepository, 'stop'>): Endpoint<typeof coachRoutes.stop> =>
  async ({ caller: { user_id }, body: { turn_id, pieces } }) => {
    await stop(user_id, turn_id, pieces);
    return undefined;
  };
