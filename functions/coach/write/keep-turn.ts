import type { CoachAnswer } from '#shared/coach/schema.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { IdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import type { Turn } from '../turn.ts';
import { nextState, PROPOSAL_SECONDS } from '../state/coach-state.ts';
import type { EndedTurn, TurnWrites } from './turn-writes-repository.ts';
import type { RequestedWrites } from './requested-writes.ts';

const MAX_LABEL = 200;

/** Adds the question that a turn asks before it writes. */
export const withProposal = (answer: CoachAnswer, { requested }: RequestedWrites, now: Date): CoachAnswer => {
  const { options, draft } = requested;
  if (options.length === 0) return answer;
  return {
    ...answer,
    proposal: {
      kind: options.length === 1 ? 'confirm' : 'choice',
      options: options.map(({ label }) => label.slice(0, MAX_LABEL)),
      draft,
      expires_at: new Date(now.getTime() + PROPOSAL_SECONDS * 1_000).toISOString(),
    },
  };
};

/** Returns a turn in its stored form. */
export const endedTurn = (turn: Turn, wanted: RequestedWrites, answer: CoachAnswer): EndedTurn => {
  const at = epochSeconds(turn.now);
  const { options, undo, weight, keepsProposal } = wanted.requested;
  const changed = wanted.changes.flatMap(({ id, after }) => (after === null ? [] : [id]));
  const isWriting = answer.written.length > 0;
  return {
    user_id: turn.user_id,
    message: turn.question.message,
    asked_at: turn.now,
    answer,
    changes: isWriting ? wanted.changes : [],
    plans: isWriting ? wanted.plans() : [],
    planned: isWriting ? wanted.planned : [],
    water: isWriting ? wanted.water : [],
    weight: isWriting ? weight : null,
    undo,
    state: nextState(turn.rows.state, {
      proposal:
        options.length > 0
          ? { turn_id: turn.turn_id, options, expires_at: at + PROPOSAL_SECONDS }
          : keepsProposal
            ? turn.rows.state.proposal
            : null,
      written: isWriting ? { turn_id: turn.turn_id, entries: changed, at } : null,
      undone: undo?.turn_ids ?? [],
    }),
    newest: turn.newest,
  };
};

/**
 * Stores a free turn and its writes.
 * @returns the answer, or the stored answer of a retried request
 * @throws ConditionsFailed if something that the turn read has changed: the turn is answered again
 */
export type KeepTurn = (turn: Turn, wanted: RequestedWrites, answer: CoachAnswer) => Promise<CoachAnswer>;

export const createKeepTurn =
  (writer: IdempotentWriter, writesOf: TurnWrites): KeepTurn =>
  async (turn, wanted, answer) => {
    const writes = (await writesOf(endedTurn(turn, wanted, answer)))(0);
    // Nothing to store: a retry is answered again.
    if (writes.length === 0) return answer;
    return writer.write(turn.user_id, turn.idempotency, writes, answer);
  };
