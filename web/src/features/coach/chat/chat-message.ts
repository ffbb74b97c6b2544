import type { CoachMessage } from '#shared/coach/schema.ts';

/** A message as the chat shows it: the server's, one of this window that is under way, or one that the page says itself. */
export interface ChatMessage extends Omit<CoachMessage, 'turn_id'> {
  /** null for what belongs to no question. */
  turn_id: string | null;
  /** The answer is being written: `content` is what there is of it so far. */
  isWriting?: boolean;
  /** The question got no answer; it can be asked again. */
  hasFailed?: boolean;
  /** Nothing but what the page says itself: no answer. */
  isNote?: boolean;
}
