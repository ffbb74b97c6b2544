import { Entity } from 'electrodb';
import type { Table } from './client.ts';

/** Permission to open one socket, once. Kept by the hash of the ticket, so that the table cannot be used to open one. */
export const createTicketEntity = ({ client, table }: Table) =>
  new Entity(
    {
      model: { entity: 'socket_ticket', version: '1', service: 'platewise' },
      attributes: {
        ticket_hash: { type: 'string', required: true, readOnly: true },
        user_id: { type: 'string', required: true },
        expires_at: { type: 'number', required: true },
      },
      indexes: {
        byHash: {
          pk: { field: 'pk', composite: ['ticket_hash'], template: 'ticket#${ticket_hash}', casing: 'none' },
          sk: { field: 'sk', composite: [], template: 'ticket', casing: 'none' },
        },
      },
    },
    { client, table },
  );

export type TicketEntity = ReturnType<typeof createTicketEntity>;
