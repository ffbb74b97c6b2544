import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Table } from '../platform/table/client.ts';
import { createNewsletterLinkEntity, createSubscriberEntity } from './newsletter-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createSupportMessageEntity, messagesOf } from './support-message-entity.ts';
import type { UserPool } from '../platform/user-pool/user-pool.ts';
import { emailHashOf } from './email-hash.ts';

/** Ends an email's newsletter subscription and deletes its messages. Only rows that expire within days are left. */
const createEraseMessagesOfEmail = (table: Table): ((email: string) => Promise<void>) => {
  const messages = createSupportMessageEntity(table);
  const subscribers = createSubscriberEntity(table);
  const links = createNewsletterLinkEntity(table);

  return async (email) => {
    const email_hash = emailHashOf(email);
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ partition: messagesOf(email_hash) })
      .entities(messages)
      .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity })
      .send();
    for (const { id } of Items) await messages.build(DeleteItemCommand).key({ email_hash, id }).send();
    const subscriber = await readRow(subscribers, { email_hash });
    // Deleted last, because the row leads to the link.
    if (subscriber?.leave_hash)
      await links.build(DeleteItemCommand).key({ token_hash: subscriber.leave_hash }).send();
    await subscribers.build(DeleteItemCommand).key({ email_hash }).send();
  };
};

/**
 * Deletes what a deleted account's email left with us. Only for a verified email: otherwise an account could delete
 * another person's messages.
 */
export const createEraseSupportMessages =
  (
    table: Table,
    pool: Pick<UserPool, 'confirmedEmail'>,
    userPoolId: string,
  ): ((userId: string) => Promise<void>) =>
  async (userId) => {
    const email = await pool.confirmedEmail(userPoolId, userId);
    if (email !== null) await createEraseMessagesOfEmail(table)(email);
  };
