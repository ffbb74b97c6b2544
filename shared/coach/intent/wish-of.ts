import { classifyStatement, type StatementKind } from './classify-statement.ts';
import { splitStatements } from './split-statements.ts';

/** What a message allows to write, by its words alone. */
export interface Wish {
  /** It clearly says what was eaten, or asks to log it. */
  log: boolean;
  /** It may name something that was eaten: ask before logging it. */
  ask: boolean;
  /** It asks to plan, or names something to come. */
  plan: boolean;
}

/**
 * Returns what a message allows to write. Only the user's text counts, never names of foods, notes or a model's output.
 * A question is no request.
 */
export const wishOf = (message: string): Wish => {
  const kinds = new Set<StatementKind>(splitStatements(message).map((text) => classifyStatement(text).kind));
  const isQuestion = kinds.has('question');
  return {
    log: kinds.has('request') || (kinds.has('eaten') && !isQuestion),
    ask: !isQuestion && (kinds.has('bare') || kinds.has('eating') || kinds.has('wish')),
    plan: kinds.has('plan') || (kinds.has('future') && !isQuestion),
  };
};
