import { localDateOf, type LocalDate } from '#shared/time/local-date.ts';
import type { ChatMessage } from './chat/chat-message.ts';
import type { Today } from '#web/lib/time/use-today.ts';

/**
 * Returns the day to show above a message; null if it is the day of the previous message, or the first day is today.
 */
export const startedDay = (
  { timestamp }: ChatMessage,
  before: ChatMessage | undefined,
  { date: today, timeZone }: Today,
): LocalDate | null => {
  const day = localDateOf(new Date(timestamp), timeZone);
  const last = before && localDateOf(new Date(before.timestamp), timeZone);
  return day === last || (last === undefined && day === today) ? null : day;
};
