import { type MessageContext, readMessage } from './read-message.ts';
import type { MessageReading } from './reading.ts';

/** Reads a message that was stored without a reading, as if it had arrived in UTC. @param arrived ISO instant */
export const readStoredMessage = (message: string, arrived: string): MessageReading => {
  const context: MessageContext = {
    today: arrived.slice(0, 10),
    time: arrived.slice(11, 16),
    isMonthFirst: false,
    agreed: null,
    names: [],
  };
  return readMessage(message, context).reading;
};
