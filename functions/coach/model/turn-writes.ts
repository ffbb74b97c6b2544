import { english } from '#shared/language/translator.ts';
import type { Turn } from '../turn.ts';
import type { RequestedWrites } from '../write/requested-writes.ts';
import type { WriteContext } from '../write/write-context.ts';

/** Returns what the write functions of the rules need, for the tools of a model. Their texts go to the model, in English. */
export const writeContextOf = (
  turn: Turn,
  wanted: RequestedWrites,
  undo: WriteContext['undo'],
): WriteContext => {
  const { user_id, question, facts, entries, rows, history, foods, constraints, recall, wish, now, zone } =
    turn;
  return {
    user_id,
    question,
    facts,
    entries,
    state: rows.state,
    lastTurn: history[0]?.turn_id ?? null,
    foods,
    constraints,
    recall,
    profile: rows.profile,
    mayPlan: wish.plan,
    words: english,
    now,
    zone,
    wanted,
    undo,
  };
};

/** Returns the names of the entries and foods that a turn changed, removed or undid; empty if it logged only. */
export const editedNames = ({ changes, requested }: RequestedWrites): string =>
  [
    ...changes.flatMap(({ before, after }) => (before === null ? [] : [before, ...(after ? [after] : [])])),
    ...(requested.undo ? [...requested.undo.before, ...requested.undo.after] : []),
  ]
    .flatMap(({ food_name, items }) => [food_name, ...(items ?? []).map(({ name }) => name)])
    .join(' ');
