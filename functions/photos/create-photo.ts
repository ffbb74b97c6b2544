import type { photoRoutes } from '#shared/photos/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { PhotoService } from './service.ts';

export const createPhoto =
  (service: PhotoService): Endpoint<typeof photoRoutes.create> =>
  ({ caller, body }) =>
    service.permitUpload(caller.user_id, body.content_type);
