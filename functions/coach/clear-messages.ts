import type { coachRoutes } from '#shared/coach/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { TurnsRepository } from './turns-repository.ts';

/** Deletes the chat. A retry continues where it stopped. */
export const clearMessages =
  (turns: Pick<TurnsRepository, 'clear'>): Endpoint<typeof coachRoutes.clear> =>
  async ({ caller }) => {
    await turns.clear(caller.user_id);
    return undefined;
  };
