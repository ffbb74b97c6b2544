import type { Caller } from '../http/endpoint.ts';
import type { SessionEndRepository } from './session-end-repository.ts';

/** Whose session it is, and when it began. */
export type SessionOf = Pick<Caller, 'user_id' | 'signed_in_at'>;

/** Whether a session was ended, though its token has minutes to live. */
export type HasEnded = (session: SessionOf) => Promise<boolean>;

export const createHasEnded =
  (sessions: Pick<SessionEndRepository, 'endOf'>): HasEnded =>
  async ({ user_id, signed_in_at }) => {
    const endedAt = await sessions.endOf(user_id);
    return endedAt !== null && signed_in_at < endedAt;
  };
