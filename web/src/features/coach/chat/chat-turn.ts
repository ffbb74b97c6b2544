import { t } from '#web/lib/language/translate.ts';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import type { ChatMessage } from './chat-message.ts';

/** Said instead of an answer that is empty (COACH-16). */
export const EMPTY_REPLY = t("I'm sorry, I couldn't process your request right now. Please try again.");
/** Said when the call failed (COACH-18). */
export const FAILED_REPLY = t(
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
);

/** A question of this window and what came of it. */
export interface Turn {
  id: string;
  question: string;
  /** How it was asked. */
  how: 'spoken' | 'typed';
  /** ISO 8601 */
  asked_at: string;
  status: 'asking' | 'answered' | 'failed';
  /** What has come of the answer, before all of it has. */
  streamed: string;
  answer: CoachAnswer | null;
  /** When the answer, or its failure, came. */
  ended_at: string;
  is_undone: boolean;
  /** The server's history has it. */
  isStored: boolean;
}

const replyOf = ({ answer, status, streamed }: Turn): string => {
  if (status === 'asking') return streamed;
  if (status === 'failed' || answer === null) return FAILED_REPLY;
  return answer.response.trim() === '' ? EMPTY_REPLY : answer.response;
};

const toMessages = (turn: Turn): ChatMessage[] => {
  const { id, answer, status } = turn;
  const hasFailed = status === 'failed';
  const isEmpty = answer?.response.trim() === '';
  return [
    {
      id: `${id}-user`,
      turn_id: id,
      type: 'user',
      content: turn.question,
      timestamp: turn.asked_at,
      hasFailed,
    },
    {
      id: `${id}-ai`,
      turn_id: id,
      type: 'ai',
      content: replyOf(turn),
      timestamp: turn.ended_at,
      isWriting: status === 'asking',
      isNote: hasFailed || isEmpty,
      is_undone: turn.is_undone,
      ...(answer && {
        engine: answer.engine,
        written: answer.written,
        sources: answer.sources,
      }),
    },
  ];
};

const made = new WeakMap<Turn, ChatMessage[]>();

/** A turn as the two messages of the chat; the same ones for the same turn, so that nothing is drawn twice. */
export const messagesOfTurn = (turn: Turn): ChatMessage[] => {
  const messages = made.get(turn) ?? toMessages(turn);
  made.set(turn, messages);
  return messages;
};
