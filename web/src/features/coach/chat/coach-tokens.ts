import type { CoachToken } from '#shared/coach/coach-token.ts';

const followers = new Map<string, (token: CoachToken) => void>();

/** Handles a piece of an answer from the socket. Pieces of turns without a follower are ignored. */
export const handleToken = (token: CoachToken): void => followers.get(token.turn_id)?.(token);

/**
 * Follows a streaming answer. Pieces may arrive twice and out of order: only the contiguous text from the start is
 * passed on.
 * @param onText called with the text so far and the number of its pieces, each time it grows
 * @returns function that stops following
 */
export const followTurn = (turnId: string, onText: (text: string, pieces: number) => void): (() => void) => {
  const waiting = new Map<number, string>();
  let next = 0;
  let text = '';
  followers.set(turnId, ({ seq, text: piece }) => {
    if (seq < next) return;
    waiting.set(seq, piece);
    if (seq !== next) return;
    for (let more = waiting.get(next); more !== undefined; more = waiting.get(next)) {
      waiting.delete(next);
      text += more;
      next += 1;
    }
    onText(text, next);
  });
  return () => void followers.delete(turnId);
};
