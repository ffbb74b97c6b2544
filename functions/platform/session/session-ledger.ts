import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../clock.ts';
import type { Caller } from '../http/endpoint.ts';
import type { FindUnknownPasskey } from './find-unknown-passkey.ts';
import type { IsTokenLive } from './is-token-live.ts';
import type { SessionEnd, SessionEndRepository } from './session-end-repository.ts';
import type { NewSession, SessionRepository, SessionRow } from './session-repository.ts';

/** The session of a request. */
export type SessionOf = Pick<Caller, 'user_id' | 'signed_in_at' | 'session_id'>;

/** What a request reveals about its session. */
export interface SessionRequest {
  session: SessionOf;
  /** Whether the request changes something, so that it counts as a use of the session. */
  isWrite: boolean;
  /** The access token, or '' if the request has none. */
  accessToken: string;
  device: string;
  browser: string;
  timeZone?: string;
}

/** How long a function trusts an earlier look-up, so that the end of a single session takes effect within 30 s. */
const CACHE_MS = 20_000;
const MAX_CACHED = 1_000;

/** How long the sessions of a user may still be being marked after their end was recorded, s. */
const MARKING_SECONDS = 30;

/** Writing it more often would cost more than the requests' own reads. */
const TOUCH_MS = 30 * 60_000;

interface Dependencies {
  sessions: Pick<SessionRepository, 'read' | 'add' | 'touch' | 'end'>;
  ends: Pick<SessionEndRepository, 'endOf'>;
  isTokenLive: IsTokenLive;
  findUnknownPasskey: FindUnknownPasskey;
  clock: Clock;
  /** Logs why the user pool could not be asked. The session then counts as ended if it may have been. */
  report: (error: Error) => void;
}

const over = (): CodedError => new CodedError('UNAUTHENTICATED');

/** A session that may have started before the end counts as ended: both instants are whole seconds. */
const mayBeBefore = ({ signed_in_at }: SessionOf, end: SessionEnd): boolean => signed_in_at <= end.ended_at;

/** Checks sessions, and adds each one with its first request. */
export const createSessionLedger = ({
  sessions,
  ends,
  isTokenLive,
  findUnknownPasskey,
  clock,
  report,
}: Dependencies) => {
  const cache = new Map<string, { row: SessionRow; at: number }>();

  const keep = (key: string, row: SessionRow): void => {
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, { row, at: clock().getTime() });
  };

  /** Returns whether a look-up is older than an end of the user's sessions, or was made while they were being marked. */
  const isOutdated = async (userId: string, lookedUpAt: number): Promise<boolean> => {
    const end = await ends.endOf(userId);
    return end !== null && lookedUpAt < (end.ended_at + MARKING_SECONDS) * 1_000;
  };

  /** Returns whether a session without an item has ended. The user pool knows, unless it kept the session's tokens. */
  const isOver = async (
    { session, accessToken }: SessionRequest,
    end: SessionEnd | null,
  ): Promise<boolean> => {
    if (end === null) return false;
    if (end.is_here_only || session.session_id === undefined || accessToken === '')
      return mayBeBefore(session, end);
    try {
      return !(await isTokenLive(accessToken));
    } catch (error) {
      report(error as Error);
      return mayBeBefore(session, end);
    }
  };

  /** Adds a session that has no item yet. @throws CodedError UNAUTHENTICATED if it has ended */
  const add = async (request: SessionRequest, session: NewSession): Promise<SessionRow> => {
    const { user_id, id } = session;
    const before = await ends.endOf(user_id);
    if (await isOver(request, before)) throw over();
    if (await findUnknownPasskey(session, request.accessToken)) throw over();
    const row = (await sessions.add(session)) ?? (await sessions.read(user_id, id));
    if (!row) throw over();
    // Sessions ended after the first look-up may have been listed before this one was added.
    const after = await ends.endOf(user_id);
    if (after?.ended_at !== before?.ended_at && (await isOver(request, after))) {
      await sessions.end(user_id, id);
      throw over();
    }
    return row;
  };

  const touchIfDue = async ({ isWrite, timeZone }: SessionRequest, row: SessionRow): Promise<SessionRow> => {
    const age = clock().getTime() - Date.parse(row.last_seen_at);
    const isPlaced = timeZone === undefined || row.time_zone !== undefined;
    if ((!isWrite || age < TOUCH_MS) && isPlaced) return row;
    await sessions.touch(row, timeZone);
    return { ...row, last_seen_at: clock().toISOString(), ...(timeZone && { time_zone: timeZone }) };
  };

  /** Returns the session's item without adding it or checking whether it has ended; null if there is none. */
  const find = async ({ user_id, session_id }: SessionOf): Promise<SessionRow | null> =>
    session_id === undefined ? null : sessions.read(user_id, session_id);

  return {
    /**
     * Checks the session of a request, with one read. The end of all sessions of a user takes effect at once.
     * @param isFresh whether the end of a single session takes effect at once, too, instead of within 30 s
     * @returns the session's item; null for a token without a session ID
     * @throws CodedError UNAUTHENTICATED for a session that has ended, even if its token is still valid for minutes
     */
    check: async (request: SessionRequest, isFresh: boolean): Promise<SessionRow | null> => {
      const { user_id, signed_in_at, session_id: id } = request.session;
      if (id === undefined) {
        if (await isOver(request, await ends.endOf(user_id))) throw over();
        return null;
      }
      const key = `${user_id} ${id}`;
      const cached = cache.get(key);
      const isCached = !isFresh && cached !== undefined && clock().getTime() - cached.at < CACHE_MS;
      if (isCached && !(await isOutdated(user_id, cached.at))) return cached.row;
      const { device, browser, timeZone } = request;
      const session = {
        user_id,
        id,
        signed_in_at,
        device,
        browser,
        ...(timeZone && { time_zone: timeZone }),
      };
      const row = (await sessions.read(user_id, id)) ?? (await add(request, session));
      if (row.ended_at !== undefined) throw over();
      const current = await touchIfDue(request, row);
      keep(key, current);
      return current;
    },

    find,

    /** Returns whether a session has ended, for routes that check it themselves. */
    hasEnded: async (session: SessionOf): Promise<boolean> => {
      const row = await find(session);
      if (row) return row.ended_at !== undefined;
      const end = await ends.endOf(session.user_id);
      return end !== null && mayBeBefore(session, end);
    },
  };
};

export type SessionLedger = ReturnType<typeof createSessionLedger>;

/** Returns whether a session has ended, even if its token is still valid for minutes. */
export type HasEnded = SessionLedger['hasEnded'];
