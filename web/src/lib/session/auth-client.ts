/** Who is signed in, as the identity token says. */
export interface SessionUser {
  /** Cognito's id of the person; the owner of every row. */
  sub: string;
  email: string;
  full_name: string | null;
}

/** What the identity provider tells of its own accord, another tab's doings included. */
export type AuthEvent = 'signed-in' | 'signed-out';

/** The part of the identity provider that the running app needs. Tests script it. */
export interface AuthClient {
  /** The person of the stored session; null when there is none. Rejects when it cannot be read. */
  readUser(): Promise<SessionUser | null>;
  /** A valid access token, refreshed when it is old (or when forced); null when there is no session. */
  accessToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
  /** Ends the session on this device. */
  signOut(): Promise<void>;
  /** @returns how to stop listening */
  onEvent(listener: (event: AuthEvent) => void): () => void;
}
