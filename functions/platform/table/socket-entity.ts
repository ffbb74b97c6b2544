import { Entity } from 'electrodb';
import type { Table } from './client.ts';
import { userKey } from './user-key.ts';

/** An open window of a person. Expires with the two hours that API Gateway keeps a socket. */
export const createSocketEntity = ({ client, table }: Table) =>
  new Entity(
    {
      model: { entity: 'socket', version: '1', service: 'platewise' },
      attributes: {
        user_id: { type: 'string', required: true, readOnly: true },
        connection_id: { type: 'string', required: true, readOnly: true },
        expires_at: { type: 'number', required: true },
      },
      indexes: {
        byConnection: {
          pk: userKey,
          sk: {
            field: 'sk',
            composite: ['connection_id'],
            template: 'socket#${connection_id}',
            casing: 'none',
          },
        },
      },
    },
    { client, table },
  );

export type SocketEntity = ReturnType<typeof createSocketEntity>;
