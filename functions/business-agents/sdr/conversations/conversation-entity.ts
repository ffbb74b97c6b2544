import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Returns the key prefix of a lead's conversations. */
export const conversationsOf = (leadId: string): string => `conversation#${leadId}#`;

/** A message from or to a lead, with the proposed reply. */
export const createConversationEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'lead_conversation',
    table,
    schema: item({
      user_id: string().key(),
      lead_id: string().key(),
      id: string().key(),
      direction: string().enum('inbound', 'outbound'),
      content: string(),
      ai_response: string().optional(),
      created_at: string(),
    }),
    computeKey: ({ user_id, lead_id, id }) => ({
      pk: userPartition(user_id),
      sk: `${conversationsOf(lead_id)}${id}`,
    }),
  });
