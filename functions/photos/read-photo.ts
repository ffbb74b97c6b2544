import type { photoRoutes } from '#shared/photos/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';
import type { PhotoService } from './service.ts';

export const readPhoto =
  (service: PhotoService, signPhotoUrl: SignPhotoUrl): Endpoint<typeof photoRoutes.read> =>
  async ({ caller, params }) => {
    const key = await service.keptKey(caller.user_id, params.id);
    return { id: params.id, image_url: (await signPhotoUrl(key))! };
  };
