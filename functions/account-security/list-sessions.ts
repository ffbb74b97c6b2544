import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SessionRepository } from '../platform/session/session-repository.ts';

interface Dependencies {
  sessions: Pick<SessionRepository, 'list'>;
  clock: Clock;
}

/** Lists the caller's open sessions: the current one, then the others by their last use. */
export const listSessions =
  ({ sessions, clock }: Dependencies): Endpoint<typeof accountSecurityRoutes.listSessions> =>
  async ({ caller: { user_id, session_id } }) => {
    const now = epochSeconds(clock());
    const open = (await sessions.list(user_id)).filter(
      ({ ended_at, expires_at }) => ended_at === undefined && expires_at > now,
    );
    const shown = open.map(({ id, device, browser, time_zone = null, created_at, last_seen_at }) => ({
      id,
      device,
      browser,
      time_zone,
      created_at,
      last_seen_at,
      is_current: id === session_id,
    }));
    return {
      sessions: shown.toSorted(
        (one, other) =>
          Number(other.is_current) - Number(one.is_current) ||
          other.last_seen_at.localeCompare(one.last_seen_at),
      ),
    };
  };
