import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { photoTypes } from '#shared/photos/schema.ts';
import {
  choice,
  optionalNumber,
  optionalText,
  optionalTextSet,
  text,
  textKey,
} from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of photos. */
export const PHOTO_PREFIX = 'photo#';

/** `gsi1` partition of photos that were never logged. */
export const UNLOGGED_PHOTOS_PARTITION = 'photos#unlogged';

/** `gsi1` partition of photos of which an entry was deleted; another one may still use them. */
export const DELETED_PHOTOS_PARTITION = 'photos#deleted';

/** Adds a photo to the index of unused photos, with the time since when it is unused. */
export const unloggedPhotoKeys = (id: string, unlogged_at: string) => ({
  unlogged_at,
  gsi1pk: UNLOGGED_PHOTOS_PARTITION,
  gsi1sk: `${unlogged_at}#${id}`,
});

/** Like `unloggedPhotoKeys`, for a photo of a deleted entry, which is deleted sooner. */
export const deletedPhotoKeys = (id: string, unlogged_at: string) => ({
  ...unloggedPhotoKeys(id, unlogged_at),
  gsi1pk: DELETED_PHOTOS_PARTITION,
});

/** Returns whether the last entry that used a photo was deleted, so that the photo must not be shown. */
export const isPhotoDeleted = ({
  gsi1pk,
  shown_by = 0,
}: {
  gsi1pk?: string | undefined;
  shown_by?: number | undefined;
}): boolean => gsi1pk === DELETED_PHOTOS_PARTITION && shown_by <= 0;

/** Removes a photo from the index of unused photos. */
export const removeUnloggedPhotoKeys = () => ({
  unlogged_at: $remove(),
  gsi1pk: $remove(),
  gsi1sk: $remove(),
});

/**
 * A photo's owner and status. The object key contains no user ID, so this row alone controls access. While no
 * entry uses the photo it is in the sparse index `gsi1`, from which the cleanup deletes it.
 */
export const createPhotoEntity = defineUserEntity(
  'photo',
  {
    id: textKey,
    content_type: choice(photoTypes),
    /**
     * `awaited`: upload permitted. `kept`: checked, stripped and moved out of `incoming/`. `leaving`: being deleted, or deleted.
     */
    status: choice(['awaited', 'kept', 'leaving']),
    created_at: text,
    /** Since when it is unused; missing while an entry uses it. */
    unlogged_at: optionalText,
    /** Number of entries that use it: two may share one photo. */
    shown_by: optionalNumber,
    /** IDs of expired entries that no longer count, so that a record of the stream that arrives twice counts once. */
    released_by: optionalTextSet.hidden(),
    gsi1pk: optionalText,
    gsi1sk: optionalText,
    /** Epoch seconds; only of a deleted photo, whose row stays as long as versions of its file may exist. */
    expires_at: optionalNumber,
  },
  ({ id }) => `${PHOTO_PREFIX}${id}`,
);

export type PhotoEntity = ReturnType<typeof createPhotoEntity>;
