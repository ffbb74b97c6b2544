import type { PhotoRepository } from '../photos/public.ts';

interface Dependencies {
  photos: Pick<PhotoRepository, 'block'>;
  /** Deletes the files of photos with all their versions. */
  removePhotoFiles: (ids: readonly string[]) => Promise<void>;
}

/**
 * Erases one photo for good, as an operator requests for illegal content. Its row stays, so that no entry can use the
 * photo again and entries that show it can still be deleted.
 * @throws Error if the user has no such photo: the request names the wrong one
 */
export const createErasePhoto =
  ({ photos, removePhotoFiles }: Dependencies) =>
  async (userId: string, id: string): Promise<void> => {
    if (!(await photos.block(userId, id))) throw new Error('The user has no such photo.');
    await removePhotoFiles([id]);
  };
