import type { AuthClient, AuthEvent, SessionUser } from '#web/lib/session/auth-client.ts';

/** The user to sign in as. */
export const someone: SessionUser = { sub: 'user-1', email: 'mara@example.com', full_name: 'Mara Lindt' };

export interface ScriptedAuth extends AuthClient {
  /** Number of forced refreshes. */
  refreshes: number;
  /** Emits an event of the identity provider. */
  tell(event: AuthEvent): void;
  setUser(user: SessionUser | null): void;
  failRead(error: Error): void;
  failRefresh(error: Error): void;
  failSignOut(error: Error): void;
  /** Restores the initial state. */
  reset(): void;
}

/** Creates a scripted identity provider. */
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
    signOut: () => orFail(failures.signOut, null),
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
