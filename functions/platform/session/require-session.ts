import { CodedError } from '#shared/errors/coded-error.ts';
import { PROOF_SECONDS } from '#shared/account-security/schema.ts';
import type { Route } from '#shared/http/route.ts';
import { type Clock, epochSeconds, systemClock } from '../clock.ts';
import { accessTokenOf } from '../http/access-token.ts';
import type { GatedRequest } from '../http/endpoint.ts';
import { openSessionLedger } from './open-session-ledger.ts';
import { readUserAgent } from './read-user-agent.ts';
import type { SessionLedger, SessionRequest } from './session-ledger.ts';
import type { SessionRow } from './session-repository.ts';

/**
 * Checks the session of a request as its route requires.
 * @throws CodedError UNAUTHENTICATED for a session that has ended, even if its token is still valid for minutes
 * @throws CodedError FRESH_PROOF_NEEDED if the route needs a fresh proof and the last one is too old
 */
export type RequireSession = (route: Route, request: GatedRequest) => Promise<void>;

const zoneIn = (part: unknown): string | undefined =>
  typeof part === 'object' && part !== null && 'time_zone' in part && typeof part.time_zone === 'string'
    ? part.time_zone
    : undefined;

const sessionRequestOf = ({ method }: Route, { caller, query, body, raw }: GatedRequest): SessionRequest => {
  const timeZone = zoneIn(query) ?? zoneIn(body);
  return {
    session: caller,
    isWrite: method !== 'GET',
    accessToken: accessTokenOf(raw),
    ...readUserAgent(raw.headers['user-agent']),
    ...(timeZone !== undefined && { timeZone }),
  };
};

export const createRequireSession = (
  { check, find, hasEnded }: Pick<SessionLedger, 'check' | 'find' | 'hasEnded'>,
  clock: Clock,
): RequireSession => {
  const isProven = ({ signed_in_at }: GatedRequest['caller'], row: SessionRow | null): boolean =>
    epochSeconds(clock()) - Math.max(signed_in_at, row?.proven_at ?? 0) < PROOF_SECONDS;

  return async (route, request) => {
    const { session, freshProof } = route;
    // An endpoint that checks the session answers a repeated request of one that it has ended.
    if (session === 'endpoint' && (!freshProof || (await hasEnded(request.caller)))) return;
    const row =
      session === 'endpoint'
        ? await find(request.caller)
        : await check(sessionRequestOf(route, request), session === 'live');
    if (freshProof && !isProven(request.caller, row)) throw new CodedError('FRESH_PROOF_NEEDED');
  };
};

/** Creates the check, which makes at most one table read per request of a known session. */
export const requireSessionFromEnvironment = (): RequireSession =>
  createRequireSession(openSessionLedger(), systemClock);
