import type { MessageReading } from '#shared/business-agents/sdr/messages/reading.ts';

/** A lead's message, the expected intent, and the expected fields that differ from the intent's usual ones. */
export type MessageCase = readonly [
  intent: MessageReading['intent'],
  message: string,
  fields?: Partial<Omit<MessageReading, 'referral'>> & {
    referral?: Partial<NonNullable<MessageReading['referral']>>;
  },
];
