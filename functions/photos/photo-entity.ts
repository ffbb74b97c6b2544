import { Entity } from 'dynamodb-toolbox/entity';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { photoTypes } from '#shared/photos/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys of photos begin. */
export const PHOTO_PREFIX = 'photo#';

/** Partition of `gsi1` with the photos that perhaps no entry shows. */
export const UNLOGGED_SHELF = 'photos#unlogged';

/** Puts a photo on the shelf: since when no entry is known to show it. */
export const onShelf = (id: string, unlogged_at: string) => ({
  unlogged_at,
  gsi1pk: UNLOGGED_SHELF,
  gsi1sk: `${unlogged_at}#${id}`,
});

/** Takes a photo off the shelf: an entry shows it. */
export const offShelf = () => ({ unlogged_at: $remove(), gsi1pk: $remove(), gsi1sk: $remove() });

/**
 * Whose photo it is and how far it got. The object's key names no person, so this row alone says who may see it.
 * While no entry shows the photo it stands on the shelf, the sparse index `gsi1`, from which the hourly sweep removes it.
 */
export const createPhotoEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'photo',
    table,
    schema: item({
      user_id: string().key(),
      id: string().key(),
      content_type: string().enum(...photoTypes),
      /** `awaited`: upload permitted. `kept`: checked, stripped, moved out of `incoming/`. `leaving`: being removed. */
      status: string().enum('awaited', 'kept', 'leaving'),
      created_at: string(),
      /** When it came to the shelf; absent while an entry shows it. */
      unlogged_at: string().optional(),
      /** How many entries show it: two may share one photo. */
      shown_by: number().optional(),
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${PHOTO_PREFIX}${id}` }),
  });

export type PhotoEntity = ReturnType<typeof createPhotoEntity>;
