import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type LeadConversation, leadConversation } from '#shared/business-agents/sdr/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { conversationsOf, createConversationEntity } from './conversation-entity.ts';
import { firstRows } from '../../../platform/table/first-rows.ts';
import { withNulls, withoutNulls } from '../../../platform/table/nulls.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

const parsed = (row: object): LeadConversation => leadConversation.parse(withNulls(row, leadConversation));

/** Reads and writes conversations with leads. Every method is scoped to one user. */
export const createConversationsRepository = (table: Table) => {
  const conversations = createConversationEntity(table);

  return {
    /** Returns the newest messages of a lead, oldest first. */
    newest: async (userId: string, leadId: string, limit: number): Promise<LeadConversation[]> => {
      const rows = await firstRows(limit, async (most, from) =>
        table
          .build(QueryCommand)
          .query({ partition: userPartition(userId), range: { beginsWith: conversationsOf(leadId) } })
          .entities(conversations)
          .options({
            consistent: true,
            entityAttrFilter: false,
            reverse: true,
            limit: most,
            ...(from && { exclusiveStartKey: from }),
          })
          .send(),
      );
      return rows.map(parsed).toReversed();
    },

    toKeep: (user_id: string, conversation: LeadConversation): Write => {
      const put = conversations.build(PutItemCommand).item(withoutNulls({ user_id, ...conversation }));
      return { Put: put.options({ condition: isNew }).params() };
    },
  };
};

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;
