import type { CoachToken } from '#shared/coach/coach-token.ts';

const followers = new Map<string, (token: CoachToken) => void>();

/** A piece of an answer came over the socket. One of a turn that nobody follows any more says nothing. */
export const hearToken = (token: CoachToken): void => followers.get(token.turn_id)?.(token);

/**
 * Follows an answer as it is written. Pieces may come twice and in any order: only what is whole from the beginning is
 * told.
 * @param onText hears the answer so far, each time it has grown
 * @returns how to stop
 */
export const followTurn = (turnId: string, onText: (text: string) => void): (() => void) => {
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
    onText(text);
  });
  return () => void followers.delete(turnId);
};
