import { MAX_VISIBLE_MESSAGES } from '#shared/coach/message-limits.ts';
import type { coachRoutes } from '#shared/coach/routes.ts';
import type { CoachMessage } from '#shared/coach/schema.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { CoachTurn, TurnsRepository } from './turns-repository.ts';

const PAGE = MAX_VISIBLE_MESSAGES / 2;

const messagesOf = (turn: CoachTurn): CoachMessage[] => [
  {
    id: `${turn.turn_id}-user`,
    turn_id: turn.turn_id,
    type: 'user',
    content: turn.message,
    timestamp: turn.asked_at,
  },
  {
    id: `${turn.turn_id}-ai`,
    turn_id: turn.turn_id,
    type: 'ai',
    content: turn.response,
    timestamp: turn.answered_at,
    engine: turn.engine,
    written: turn.written,
    sources: turn.sources,
    ...(turn.refer !== undefined && { refer: turn.refer }),
    ...(turn.help !== undefined && { help: turn.help }),
    ...(turn.proposal && { proposal: turn.proposal }),
    ...(turn.is_stopped && { is_stopped: true }),
    ...(turn.is_undone && { is_undone: true }),
  },
];

/** Returns a page of the chat with one query. Older pages read the whole chat, whose size is limited. */
export const readMessages =
  (turns: Pick<TurnsRepository, 'newest' | 'all'>): Endpoint<typeof coachRoutes.messages> =>
  async ({ caller: { user_id }, query: { before } }) => {
    const all = before === undefined ? await turns.newest(user_id, PAGE + 1) : await turns.all(user_id);
    const place = all.find(({ turn_id }) => turn_id === before)?.place ?? Infinity;
    const older = all.filter((turn) => turn.place < place);
    return {
      messages: older.slice(0, PAGE).reverse().flatMap(messagesOf),
      has_more: older.length > PAGE,
    };
  };
