import type { foodRoutes } from '#shared/foods/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { CorrectionsRepository } from './corrections-repository.ts';

/** Forgets a correction, so that the phrase means again what the food table says. */
export const forgetCorrection =
  (corrections: Pick<CorrectionsRepository, 'forget'>): Endpoint<typeof foodRoutes.forget> =>
  async ({ caller, params, idempotency }) => {
    await corrections.forget(caller.user_id, params.id, idempotency);
    return undefined;
  };
