import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from './client.ts';
import { houseEntity } from './house-entity.ts';

/** A message of the contact form. Belongs to nobody's account: whoever writes need not have one. */
export const createSupportMessageEntity = (table: Table) =>
  new Entity({
    ...houseEntity,
    name: 'support_message',
    table,
    schema: item({
      /** Hash of what was written, by whom and on which day: a second press makes no second message. */
      id: string().key(),
      name: string(),
      email: string(),
      subject: string(),
      message: string(),
      received_at: string(),
      /** Epoch seconds until which somebody is mailing it. */
      mailing_until: number(),
      mailed_at: string().optional(),
      expires_at: number(),
    }),
    computeKey: ({ id }) => ({ pk: `support#${id}`, sk: 'message' }),
  });
