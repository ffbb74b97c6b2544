import type { foodRoutes } from '#shared/foods/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { CorrectionsRepository } from './corrections-repository.ts';

export const listCorrections =
  (corrections: Pick<CorrectionsRepository, 'list'>): Endpoint<typeof foodRoutes.corrections> =>
  async ({ caller }) => ({ corrections: await corrections.list(caller.user_id) });
