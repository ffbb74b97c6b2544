/** Signed-in user, from the identity token. */
export interface SessionUser {
  /** Cognito's user ID; the owner of every row. */
  sub: string;
  email: string;
  full_name: string | null;
}

/** Events of the identity provider, including those from other tabs. */
export type AuthEvent = 'signed-in' | 'signed-out';

/** Identity provider operations that the app needs. Replaced in tests. */
export interface AuthClient {
  /** Returns the user of the stored session; null if there is none. Rejects if it cannot be read. */
  readUser(): Promise<SessionUser | null>;
  /** Returns a valid access token, refreshed if it expired (or if forced); null without a session. */
  accessToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
  /** Ends the session on this device. Returns the text for the user if the server did not confirm its end. */
  signOut(): Promise<string | null>;
  /** @returns function that stops listening */
  onEvent(listener: (event: AuthEvent) => void): () => void;
}
