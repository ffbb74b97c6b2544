import type { MessageReading } from '#shared/business-agents/sdr/messages/reading.ts';
import { choice, optionalJson, optionalText, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Returns the key prefix of a lead's conversations. */
export const conversationsOf = (leadId: string): string => `conversation#${leadId}#`;

/** A message from or to a lead, with the proposed reply. */
export const createConversationEntity = defineUserEntity(
  'lead_conversation',
  {
    lead_id: textKey,
    id: textKey,
    direction: choice(['inbound', 'outbound']),
    content: text,
    ai_response: optionalText,
    reading: optionalJson<MessageReading>(),
    created_at: text,
  },
  ({ lead_id, id }) => `${conversationsOf(lead_id)}${id}`,
);
