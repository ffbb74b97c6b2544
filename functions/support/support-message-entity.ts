import type { MessageState } from '#shared/staff/schema.ts';
import { number, optionalFlag, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineEntity } from '../platform/table/define-entity.ts';

/** Returns the partition of all messages sent from one email. */
export const messagesOf = (email_hash: string): string => `support#${email_hash}`;

/** Returns the `gsi1` partition of open or answered messages. */
export const messagesThatAre = (state: MessageState): string => `messages#${state}`;

/** Returns the sort key of a message: priority messages first, then by time of receipt. */
export const placeOf = ({ received_at, id }: { received_at: string; id: string }, isFirst: boolean): string =>
  `${isFirst ? '!' : ''}${received_at}#${id}`;

/** A contact form message. Belongs to no account, since the sender may not have one. */
export const createSupportMessageEntity = defineEntity(
  'support_message',
  {
    /** SHA-256 of the sender's lower-case email. */
    email_hash: textKey,
    /** Hash of content, sender and day, so that a repeated request creates no second message. */
    id: textKey,
    name: text,
    email: text,
    subject: text,
    message: text,
    received_at: text,
    /** Epoch seconds until which the message is being emailed. */
    mailing_until: number,
    mailed_at: optionalText,
    expires_at: number,
    /** Index for staff; missing in rows from before the staff page existed. */
    gsi1pk: optionalText,
    /** Whether the sender's plan has priority support; missing if not. */
    has_priority: optionalFlag,
    /** Sort key in the index. @see placeOf */
    gsi1sk: optionalText,
  },
  ({ email_hash, id }) => ({ pk: messagesOf(email_hash), sk: `message#${id}` }),
);
