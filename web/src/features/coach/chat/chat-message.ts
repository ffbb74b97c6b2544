import type { CoachMessage } from '#shared/coach/schema.ts';

/** Message in the chat: from the server, pending in this tab, or a note from the page itself. */
export interface ChatMessage extends Omit<CoachMessage, 'turn_id'> {
  /** null for messages without a question. */
  turn_id: string | null;
  /** The answer is streaming: `content` is the text so far. */
  isWriting?: boolean;
  /** The question failed and can be retried. */
  hasFailed?: boolean;
  /** A note from the page, not an answer. */
  isNote?: boolean;
}
