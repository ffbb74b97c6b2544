import { Entity } from 'electrodb';
import type { Table } from './client.ts';
import { userKey } from './user-key.ts';

/** That an action was done, and what was answered. Stands in the same transaction as the action's writes. */
export const createIdempotencyEntity = ({ client, table }: Table) =>
  new Entity(
    {
      model: { entity: 'idempotency', version: '1', service: 'platewise' },
      attributes: {
        user_id: { type: 'string', required: true, readOnly: true },
        key: { type: 'string', required: true, readOnly: true },
        request_hash: { type: 'string', required: true },
        /** The answer, as JSON. */
        answer: { type: 'string', required: true },
        expires_at: { type: 'number', required: true },
      },
      indexes: {
        byKey: {
          pk: userKey,
          sk: { field: 'sk', composite: ['key'], template: 'action#${key}', casing: 'none' },
        },
      },
    },
    { client, table },
  );

export type IdempotencyEntity = ReturnType<typeof createIdempotencyEntity>;
