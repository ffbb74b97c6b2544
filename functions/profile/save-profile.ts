import type { profileRoutes } from '#shared/profile/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ProfileRepository } from './repository.ts';

export const saveProfile =
  (repository: ProfileRepository): Endpoint<typeof profileRoutes.save> =>
  ({ caller, body, idempotency }) =>
    repository.save(caller.user_id, body, idempotency);
