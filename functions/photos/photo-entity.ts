import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { photoTypes } from '#shared/photos/schema.ts';
import { choice, optionalNumber, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of photos. */
export const PHOTO_PREFIX = 'photo#';

/** `gsi1` partition of photos that may not be used by any entry. */
export const UNLOGGED_PHOTOS_PARTITION = 'photos#unlogged';

/** Adds a photo to the index of unused photos, with the time since when it is unused. */
export const unloggedPhotoKeys = (id: string, unlogged_at: string) => ({
  unlogged_at,
  gsi1pk: UNLOGGED_PHOTOS_PARTITION,
  gsi1sk: `${unlogged_at}#${id}`,
});

/** Removes a photo from the index of unused photos. */
export const removeUnloggedPhotoKeys = () => ({
  unlogged_at: $remove(),
  gsi1pk: $remove(),
  gsi1sk: $remove(),
});

/**
 * A photo's owner and status. The object key contains no user ID, so this row alone controls access. While no
 * entry uses the photo it is in the sparse index `gsi1`, from which the hourly cleanup deletes it.
 */
export const createPhotoEntity = defineUserEntity(
  'photo',
  {
    id: textKey,
    content_type: choice(photoTypes),
    /**
     * `awaited`: upload permitted. `kept`: checked, stripped and moved out of `incoming/`. `leaving`: being deleted.
     */
    status: choice(['awaited', 'kept', 'leaving']),
    created_at: text,
    /** Since when it is unused; missing while an entry uses it. */
    unlogged_at: optionalText,
    /** Number of entries that use it: two may share one photo. */
    shown_by: optionalNumber,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  ({ id }) => `${PHOTO_PREFIX}${id}`,
);

export type PhotoEntity = ReturnType<typeof createPhotoEntity>;
