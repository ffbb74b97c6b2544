import type { SessionEnd } from '#functions/platform/session/session-end-repository.ts';
import { createSessionLedger, type SessionRequest } from '#functions/platform/session/session-ledger.ts';
import type { SessionRow } from '#functions/platform/session/session-repository.ts';

/** When the sessions of these tests started. */
export const SIGNED_IN = 1_795_262_400;

export interface World {
  end?: SessionEnd | null;
  /** Whether the user pool still accepts the token; an error if it cannot be asked. */
  live?: boolean | Error;
  /** An end that is recorded while the session is being added. */
  endMeanwhile?: SessionEnd;
  /** Whether the account has a passkey that was not added on our site. */
  isPasskeyUnknown?: boolean;
}

export const createWorld = ({
  end = null,
  live = true,
  endMeanwhile,
  isPasskeyUnknown = false,
}: World = {}) => {
  const rows = new Map<string, SessionRow>();
  let now = SIGNED_IN * 1_000;
  let lookUps = 0;
  let reads = 0;
  let lastEnd = end;
  let passkeyChecks = 0;
  const ledger = createSessionLedger({
    sessions: {
      read: async (_, id) => {
        reads += 1;
        return rows.get(id) ?? null;
      },
      add: async (session) => {
        const at = new Date(now).toISOString();
        const row = { ...session, created_at: at, last_seen_at: at, is_new_device: false, expires_at: 0 };
        rows.set(session.id, row);
        return row;
      },
      touch: async ({ id }, time_zone) => {
        const seen = { last_seen_at: new Date(now).toISOString(), ...(time_zone && { time_zone }) };
        rows.set(id, { ...rows.get(id)!, ...seen });
      },
      end: async (_, id) => void rows.set(id, { ...rows.get(id)!, ended_at: new Date(now).toISOString() }),
    },
    ends: { endOf: async () => ((lookUps += 1) > 1 && endMeanwhile ? endMeanwhile : lastEnd) },
    isTokenLive: async () => {
      if (live instanceof Error) throw live;
      return live;
    },
    findUnknownPasskey: async () => (passkeyChecks += 1) > 0 && isPasskeyUnknown,
    clock: () => new Date(now),
    report: () => undefined,
  });
  const request = (over: Partial<SessionRequest> = {}, id: string | null = 'phone'): SessionRequest => ({
    session: { user_id: 'mara', signed_in_at: SIGNED_IN, ...(id !== null && { session_id: id }) },
    isWrite: true,
    accessToken: 'token',
    device: 'iPhone',
    browser: 'Safari',
    ...over,
  });
  return {
    countPasskeyChecks: () => passkeyChecks,
    ledger,
    rows,
    countReads: () => reads,
    /** Ends all sessions, as "Sign out everywhere" and a block do. */
    endAll: () => {
      lastEnd = endedAt(Math.floor(now / 1_000));
      for (const row of rows.values()) row.ended_at = new Date(now).toISOString();
    },
    request,
    wait: (seconds: number) => (now += seconds * 1_000),
    check: (isFresh = false, over: Partial<SessionRequest> = {}, id: string | null = 'phone') =>
      ledger.check(request(over, id), isFresh).then(
        () => 'live',
        (error: { code: string }) => error.code,
      ),
  };
};

export const endedAt = (ended_at: number, is_here_only = false): SessionEnd => ({ ended_at, is_here_only });
