import { CodedError } from '#shared/errors/coded-error.ts';
import type { Route } from '#shared/http/route.ts';
import type { Clock } from '../platform/clock.ts';
import type { Caller, Endpoint } from '../platform/http/endpoint.ts';
import type { Table } from '../platform/table/client.ts';
import { createSessionEndRepository, type SessionEndRepository } from './session-end-repository.ts';

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

/** Keeps an endpoint for sessions that go on. @throws CodedError UNAUTHENTICATED for one that was ended */
export type InSession = <R extends Route>(endpoint: Endpoint<R>) => Endpoint<R>;

export const createInSession =
  (hasEnded: HasEnded): InSession =>
  (endpoint) =>
  async (request) => {
    if (await hasEnded(request.caller)) throw new CodedError('UNAUTHENTICATED');
    return endpoint(request);
  };

/**
 * For what outlives a token or cannot be undone: a thief who was signed out must not begin it in the minutes that are
 * left to the token. It costs a read, so the rest of the API goes without (decision 9).
 */
export const openInSession = (table: Table, clock: Clock): InSession =>
  createInSession(createHasEnded(createSessionEndRepository(table, clock)));
