import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { photoTypes } from '#shared/photos/schema.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of photos. */
export const PHOTO_PREFIX = 'photo#';

/** `gsi1` partition of photos that may not be used by any entry. */
export const UNLOGGED_SHELF = 'photos#unlogged';

/** Adds a photo to the index of unused photos, with the time since when it is unused. */
export const onShelf = (id: string, unlogged_at: string) => ({
  unlogged_at,
  gsi1pk: UNLOGGED_SHELF,
  gsi1sk: `${unlogged_at}#${id}`,
});

/** Removes a photo from the index of unused photos. */
export const offShelf = () => ({ unlogged_at: $remove(), gsi1pk: $remove(), gsi1sk: $remove() });

/**
 * A photo's owner and status. The object key contains no user ID, so this row alone controls access. While no
 * entry uses the photo it is in the sparse index `gsi1`, from which the hourly cleanup deletes it.
 */
export const createPhotoEntity = defineUserEntity(
  'photo',
  item({
    user_id: string().key(),
    id: string().key(),
    content_type: string().enum(...photoTypes),
    /**
     * `awaited`: upload permitted. `kept`: checked, stripped and moved out of `incoming/`. `leaving`: being deleted.
     */
    status: string().enum('awaited', 'kept', 'leaving'),
    created_at: string(),
    /** Since when it is unused; missing while an entry uses it. */
    unlogged_at: string().optional(),
    /** Number of entries that use it: two may share one photo. */
    shown_by: number().optional(),
    gsi1pk: string().optional(),
    gsi1sk: string().optional(),
  }),
  ({ id }) => `${PHOTO_PREFIX}${id}`,
);

export type PhotoEntity = ReturnType<typeof createPhotoEntity>;
