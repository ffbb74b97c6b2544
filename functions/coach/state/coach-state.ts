import type { Proposal, RecentWrite } from './coach-state-entity.ts';

/** How long a question can be answered, and how long the last writes can be referred to, s. */
export const PROPOSAL_SECONDS = 60 * 60;
export const RECENT_SECONDS = 24 * 60 * 60;
/** Time in which a message may continue the last write if no chat is stored, s. */
const CONTINUE_SECONDS = 10 * 60;
const MAX_RECENT = 8;

export interface CoachState {
  proposal: Proposal | null;
  recent: readonly RecentWrite[];
  version: number;
}

const emptyState: CoachState = { proposal: null, recent: [], version: 0 };

/** Returns the stored state without what has expired. @param now seconds since 1970 */
export const currentState = (stored: CoachState | null, now: number): CoachState => {
  if (!stored) return emptyState;
  const { proposal, recent, version } = stored;
  return {
    version,
    proposal: proposal !== null && proposal.expires_at > now ? proposal : null,
    recent: recent.filter(({ at }) => at > now - RECENT_SECONDS),
  };
};

/** Returns the state after a turn, or null if nothing changed. */
export const nextState = (
  before: CoachState,
  turn: { proposal: Proposal | null; written: RecentWrite | null; undone: readonly string[] },
): CoachState | null => {
  const { proposal, written, undone } = turn;
  if (proposal === null && before.proposal === null && written === null && undone.length === 0) return null;
  const recent = [...(written ? [written] : []), ...before.recent].filter(
    ({ turn_id }) => !undone.includes(turn_id),
  );
  return { proposal, recent: recent.slice(0, MAX_RECENT), version: before.version + 1 };
};

/**
 * Returns whether a message may refer to the last write without naming it: it was the last turn of the chat, or, for the
 * assistant, a few minutes ago. After a question in between, 'and an apple' continues the question.
 */
export const isLastWriteOpen = ({ recent }: CoachState, lastTurn: string | null, now: number): boolean => {
  const [last] = recent;
  if (!last) return false;
  return lastTurn === null ? last.at > now - CONTINUE_SECONDS : last.turn_id === lastTurn;
};
