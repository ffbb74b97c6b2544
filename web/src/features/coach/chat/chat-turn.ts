import { t } from '#web/lib/language/translate.ts';
import type { CoachAnswer, CoachQuestion } from '#shared/coach/schema.ts';
import type { ChatMessage } from './chat-message.ts';

/** Shown instead of an empty answer (COACH-16). */
const EMPTY_REPLY = t("I'm sorry, I couldn't process your request right now. Please try again.");
/** Shown instead of an answer that was stopped before its first sentence. */
const STOPPED_REPLY = t('Stopped before the first sentence. Nothing was logged or charged.');
/** Shown when the request failed (COACH-18). */
const FAILED_REPLY = t("I'm sorry, I'm having trouble connecting right now. Please try again in a moment.");

/** A question asked in this tab, and its answer. */
export interface Turn {
  id: string;
  question: string;
  /** How the question was entered. */
  how: 'spoken' | 'typed';
  /** The coach's question that it answers by a button. */
  answers: CoachQuestion['answers'];
  /** ISO 8601 */
  asked_at: string;
  status: 'asking' | 'answered' | 'failed';
  /** Streamed part of the answer. */
  streamed: string;
  /** Number of pieces of the streamed part. */
  pieces: number;
  /** The user stopped the answer: nothing more of it is shown while the server ends it. */
  isStopping: boolean;
  answer: CoachAnswer | null;
  /** Time of the answer or its failure. */
  ended_at: string;
  is_undone: boolean;
  /** Whether the server's history contains it. */
  isStored: boolean;
}

const replyOf = ({ answer, status, streamed }: Turn): string => {
  if (status === 'asking') return streamed;
  if (status === 'failed' || answer === null) return FAILED_REPLY;
  if (answer.response.trim() !== '') return answer.response;
  return answer.is_stopped ? STOPPED_REPLY : EMPTY_REPLY;
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
        ...(answer.is_stopped && { is_stopped: true }),
        ...(answer.proposal && { proposal: answer.proposal }),
        ...(answer.refer !== undefined && { refer: answer.refer }),
        ...(answer.help !== undefined && { help: answer.help }),
      }),
    },
  ];
};

const made = new WeakMap<Turn, ChatMessage[]>();

/** Returns the two chat messages of a turn; the same objects for the same turn, to avoid rendering again. */
export const messagesOfTurn = (turn: Turn): ChatMessage[] => {
  const messages = made.get(turn) ?? toMessages(turn);
  made.set(turn, messages);
  return messages;
};
