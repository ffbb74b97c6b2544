import { item, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Returns the key prefix of a lead's conversations. */
export const conversationsOf = (leadId: string): string => `conversation#${leadId}#`;

/** A message from or to a lead, with the proposed reply. */
export const createConversationEntity = defineUserEntity(
  'lead_conversation',
  item({
    user_id: string().key(),
    lead_id: string().key(),
    id: string().key(),
    direction: string().enum('inbound', 'outbound'),
    content: string(),
    ai_response: string().optional(),
    created_at: string(),
  }),
  ({ lead_id, id }) => `${conversationsOf(lead_id)}${id}`,
);
