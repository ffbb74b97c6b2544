import { createHash } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createSupportMessageEntity, messagesThatAre, placeOf } from './support-message-entity.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import { emailHashOf } from './email-hash.ts';
import type { RequestSource } from '../platform/http/request-source.ts';
import type { SenderLimits } from '../platform/limits/sender-limits.ts';

/** Three years (decision D42). */
const RETENTION_SECONDS = 3 * 365 * 86_400;
/** Longer than the maximum duration of a request. */
const MAILING_SECONDS = 30;

/** A message from the contact form. */
export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A stored message with its ID. */
export type StoredMessage = Message & { id: string; received_at: string };

const idOf = ({ name, email, subject, message }: Message, day: string): string =>
  createHash('sha256')
    .update(JSON.stringify([day, email.toLowerCase(), name, subject, message]))
    .digest('base64url');

const keyOf = ({ id, email }: StoredMessage) => ({ id, email_hash: emailHashOf(email) });

/** Reads and writes contact form messages. */
export const createMessageRepository = (table: Table, clock: Clock, limits: SenderLimits) => {
  const messages = createSupportMessageEntity(table);

  return {
    /**
     * Stores a message to be emailed by the caller.
     * @returns null if the same message was emailed today or is being emailed
     * @throws CodedError TOO_MANY_MESSAGES above the limits; nothing is stored then
     */
    keep: async (message: Message, source: RequestSource): Promise<StoredMessage | null> => {
      const now = clock();
      const received_at = now.toISOString();
      const id = idOf(message, received_at.slice(0, 10));
      const put = messages
        .build(PutItemCommand)
        .item({
          ...message,
          email_hash: emailHashOf(message.email),
          id,
          received_at,
          mailing_until: epochSeconds(now) + MAILING_SECONDS,
          expires_at: epochSeconds(now) + RETENTION_SECONDS,
          gsi1pk: messagesThatAre('open'),
          gsi1sk: placeOf({ received_at, id }, false),
        })
        .options({
          condition: {
            or: [
              { attr: 'id', exists: false },
              {
                and: [
                  { attr: 'mailed_at', exists: false },
                  { attr: 'mailing_until', lt: epochSeconds(now) },
                ],
              },
            ],
          },
        });
      try {
        await transact(table, [{ Put: put.params() }, ...limits.writes({ ...source, email: message.email })]);
        return { ...message, id, received_at };
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (error.failed[0]) return null;
        throw limits.refusal(error.failed.slice(1), error);
      }
    },

    /** Records that a message was emailed, and whether it has priority. */
    noteMailed: async (message: StoredMessage, isFirst: boolean): Promise<void> => {
      await messages
        .build(UpdateItemCommand)
        .item({
          ...keyOf(message),
          mailed_at: clock().toISOString(),
          ...(isFirst && { has_priority: true, gsi1sk: placeOf(message, true) }),
        })
        .send();
    },

    /** Allows the next attempt to email a message. */
    release: async (message: StoredMessage): Promise<void> => {
      await messages
        .build(UpdateItemCommand)
        .item({ ...keyOf(message), mailing_until: 0 })
        .send();
    },
  };
};

export type MessageRepository = ReturnType<typeof createMessageRepository>;
