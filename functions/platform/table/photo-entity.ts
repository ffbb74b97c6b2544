import { Entity } from 'electrodb';
import { photoTypes } from '#shared/photos/schema.ts';
import type { Table } from './client.ts';
import { userKey } from './user-key.ts';

/**
 * Whose photo it is and how far it got. The object's key names no person, so this row alone says who may see it.
 * While no entry shows the photo it stands in the sparse index `gsi1`, from which the hourly sweep removes it.
 */
export const createPhotoEntity = ({ client, table }: Table) =>
  new Entity(
    {
      model: { entity: 'photo', version: '1', service: 'platewise' },
      attributes: {
        user_id: { type: 'string', required: true, readOnly: true },
        id: { type: 'string', required: true, readOnly: true },
        content_type: { type: photoTypes, required: true },
        /** `awaited`: upload permitted. `kept`: checked, stripped, moved out of `incoming/`. `leaving`: being removed. */
        status: { type: ['awaited', 'kept', 'leaving'] as const, required: true },
        created_at: { type: 'string', required: true },
        /** 'unlogged' while perhaps no entry shows it: `shown_by` says; absent afterwards. */
        shelf: { type: ['unlogged'] as const },
        /** When the last entry that went put it back there. */
        unlogged_at: { type: 'string' },
        /** How many entries show it: two may share one photo. */
        shown_by: { type: 'number' },
      },
      indexes: {
        byId: {
          pk: userKey,
          sk: { field: 'sk', composite: ['id'], template: 'photo#${id}', casing: 'none' },
        },
        unlogged: {
          index: 'gsi1',
          condition: (photo) => photo.shelf === 'unlogged',
          pk: { field: 'gsi1pk', composite: ['shelf'], template: 'photos#${shelf}', casing: 'none' },
          sk: {
            field: 'gsi1sk',
            composite: ['unlogged_at', 'id'],
            template: '${unlogged_at}#${id}',
            casing: 'none',
          },
        },
      },
    },
    { client, table },
  );

export type PhotoEntity = ReturnType<typeof createPhotoEntity>;
