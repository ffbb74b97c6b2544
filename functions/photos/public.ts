/** Public interface of this feature: everything that other features may import. */
export { photoServiceFromEnvironment } from './container.ts';
export {
  PHOTO_PREFIX,
  createPhotoEntity,
  deletedPhotoKeys,
  removeUnloggedPhotoKeys,
  type PhotoEntity,
} from './photo-entity.ts';
export { createExpiredPhotoRelease } from './release-expired-photos.ts';
export { createPhotoRepository, type PhotoRepository } from './repository.ts';
export type { StoredPhoto, PhotoService } from './service.ts';
