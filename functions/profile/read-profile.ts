import type { profileRoutes } from '#shared/profile/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ProfileRepository } from './repository.ts';

export const readProfile =
  (repository: ProfileRepository): Endpoint<typeof profileRoutes.read> =>
  ({ caller }) =>
    repository.read(caller.user_id);
