import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type LeadConversation, leadConversation } from '#shared/sdr/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { conversationsOf, createConversationEntity } from '../platform/table/conversation-entity.ts';
import { withNulls, withoutNulls } from '../platform/table/nulls.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import { userPartition } from '../platform/table/user-key.ts';

const parsed = (row: object): LeadConversation => leadConversation.parse(withNulls(row, leadConversation));

/** What was written with leads. Every method works on one person's own. */
export const createConversationsRepository = (table: Table) => {
  const conversations = createConversationEntity(table);

  return {
    /** The newest ones of a lead, oldest of them first. A page of the table ends at 1 MB: as many queries as that takes. */
    newest: async (userId: string, leadId: string, limit: number): Promise<LeadConversation[]> => {
      const rows: LeadConversation[] = [];
      let from: Record<string, unknown> | undefined;
      do {
        const query = table
          .build(QueryCommand)
          .query({ partition: userPartition(userId), range: { beginsWith: conversationsOf(leadId) } })
          .entities(conversations)
          .options({
            consistent: true,
            entityAttrFilter: false,
            reverse: true,
            limit: limit - rows.length,
            ...(from && { exclusiveStartKey: from }),
          });
        const { Items = [], LastEvaluatedKey } = await query.send();
        rows.push(...Items.map(parsed));
        from = LastEvaluatedKey;
      } while (from && rows.length < limit);
      return rows.toReversed();
    },

    toKeep: (user_id: string, conversation: LeadConversation): Write => {
      const put = conversations.build(PutItemCommand).item(withoutNulls({ user_id, ...conversation }));
      return { Put: put.options({ condition: isNew }).params() };
    },
  };
};

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;
