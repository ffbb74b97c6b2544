import type { Caller } from '../http/endpoint.ts';
import type { SessionEndRepository } from './session-end-repository.ts';

/** A session: its user and when it started. */
export type SessionOf = Pick<Caller, 'user_id' | 'signed_in_at'>;

/** Returns whether a session has ended, even if its token is still valid for minutes. */
export type HasEnded = (session: SessionOf) => Promise<boolean>;

export const createHasEnded =
  (sessions: Pick<SessionEndRepository, 'endOf'>): HasEnded =>
  async ({ user_id, signed_in_at }) => {
    const endedAt = await sessions.endOf(user_id);
    return endedAt !== null && signed_in_at < endedAt;
  };
