import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type LeadConversation, leadConversation } from '#shared/business-agents/sdr/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { conversationsOf, createConversationEntity } from './conversation-entity.ts';
import { firstRows } from '../../../platform/table/first-rows.ts';
import { withNulls, withoutNulls } from '../../../platform/table/nulls.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { queryPage } from '../../../platform/table/query-rows.ts';

const parsed = (row: object): LeadConversation => leadConversation.parse(withNulls(row, leadConversation));

/** Reads and writes conversations with leads. Every method is scoped to one user. */
export const createConversationsRepository = (table: Table) => {
  const conversations = createConversationEntity(table);

  return {
    /** Returns the newest messages of a lead, oldest first. */
    newest: async (userId: string, leadId: string, limit: number): Promise<LeadConversation[]> => {
      const rows = await firstRows(limit, (most, from) =>
        queryPage(
          conversations,
          userId,
          { beginsWith: conversationsOf(leadId) },
          { reverse: true, limit: most, from },
        ),
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
