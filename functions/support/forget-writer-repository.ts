import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Table } from '../platform/table/client.ts';
import { createNewsletterLinkEntity, createSubscriberEntity } from './newsletter-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createSupportMessageEntity, messagesOf } from './support-message-entity.ts';
import type { UserPool } from '../platform/user-pool/user-pool.ts';
import { emailHashOf } from './email-hash.ts';

/** Ends the newsletter of an e-mail, and erases what it wrote to us. Nothing of it is left but what expires in days. */
export const createForgetWriter = (table: Table): ((email: string) => Promise<void>) => {
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
    // The row last: it leads to the link.
    if (subscriber?.leave_hash)
      await links.build(DeleteItemCommand).key({ token_hash: subscriber.leave_hash }).send();
    await subscribers.build(DeleteItemCommand).key({ email_hash }).send();
  };
};

/**
 * What the erasure of an account does to what its e-mail left with us. Only an e-mail that the person has confirmed:
 * otherwise an account could be made to erase what somebody else wrote.
 */
export const openForgetAsWriter =
  (
    table: Table,
    pool: Pick<UserPool, 'confirmedEmail'>,
    userPoolId: string,
  ): ((userId: string) => Promise<void>) =>
  async (userId) => {
    const email = await pool.confirmedEmail(userPoolId, userId);
    if (email !== null) await createForgetWriter(table)(email);
  };
