import type { AuthClient, AuthEvent, SessionUser } from '#web/lib/session/auth-client.ts';

/** A person to be signed in as. */
export const someone: SessionUser = { sub: 'user-1', email: 'mara@example.com', full_name: 'Mara Lindt' };

export interface ScriptedAuth extends AuthClient {
  /** Forced refreshes so far. */
  refreshes: number;
  /** What the identity provider tells next. */
  tell(event: AuthEvent): void;
  setUser(user: SessionUser | null): void;
  failRead(error: Error): void;
  failRefresh(error: Error): void;
  failSignOut(error: Error): void;
  /** Back to how it was made. */
  reset(): void;
}

/** An identity provider that does as it is told. */
export const createScriptedAuth = (made: { user: SessionUser | null; token?: string }): ScriptedAuth => {
  const listeners = new Set<(event: AuthEvent) => void>();
  let { user } = made;
  let failures: { read?: Error; refresh?: Error; signOut?: Error } = {};
  const orFail = <T>(failure: Error | undefined, value: T): Promise<T> =>
    failure ? Promise.reject(failure) : Promise.resolve(value);

  const auth: ScriptedAuth = {
    refreshes: 0,
    readUser: () => orFail(failures.read, user),
    accessToken: (options) => {
      if (options?.forceRefresh) auth.refreshes += 1;
      return orFail(
        options?.forceRefresh ? failures.refresh : undefined,
        user ? (made.token ?? 'token') : null,
      );
    },
    signOut: () => orFail(failures.signOut, undefined),
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (event) => {
      for (const listener of listeners) listener(event);
    },
    setUser: (next) => {
      user = next;
    },
    failRead: (read) => {
      failures = { ...failures, read };
    },
    failRefresh: (refresh) => {
      failures = { ...failures, refresh };
    },
    failSignOut: (signOut) => {
      failures = { ...failures, signOut };
    },
    reset: () => {
      ({ user } = made);
      failures = {};
      auth.refreshes = 0;
    },
  };
  return auth;
};
