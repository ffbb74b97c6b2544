import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import type { MessageState } from '#shared/staff/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** Partition of all messages that one e-mail wrote. */
export const messagesOf = (email_hash: string): string => `support#${email_hash}`;

/** Partition of `gsi1` with the messages that nobody has answered yet, or with those that somebody has. */
export const messagesThatAre = (state: MessageState): string => `messages#${state}`;

/** Where a message stands there: what is answered first before the others, and each of them by when it came. */
export const placeOf = ({ received_at, id }: { received_at: string; id: string }, isFirst: boolean): string =>
  `${isFirst ? '!' : ''}${received_at}#${id}`;

/** A message of the contact form. Belongs to nobody's account: whoever writes need not have one. */
export const createSupportMessageEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'support_message',
    table,
    schema: item({
      /** SHA-256 of the writer's e-mail in lower case. */
      email_hash: string().key(),
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
      /** By what the staff finds it; absent in rows from before there was a page for them. */
      gsi1pk: string().optional(),
      /** Whether the plan of its writer has it answered first; absent where it does not. */
      has_priority: boolean().optional(),
      /** Its place among them. @see placeOf */
      gsi1sk: string().optional(),
    }),
    computeKey: ({ email_hash, id }) => ({ pk: messagesOf(email_hash), sk: `message#${id}` }),
  });
