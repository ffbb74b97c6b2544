import type { Store } from '../../../store.ts';

/** Creates missing tables of the user pool. Times are ISO 8601 in UTC, so that they sort as text. */
export const createTables = (store: Store): void => {
  store.exec(`
    CREATE TABLE IF NOT EXISTS cognito_users (
      sub TEXT PRIMARY KEY, email_key TEXT NOT NULL UNIQUE, record TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS cognito_groups (
      sub TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (sub, name));
    CREATE TABLE IF NOT EXISTS cognito_codes (
      sub TEXT NOT NULL, purpose TEXT NOT NULL, hash TEXT NOT NULL, expires_at TEXT NOT NULL,
      wrong_tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (sub, purpose));
    CREATE TABLE IF NOT EXISTS cognito_sessions (
      origin_jti TEXT PRIMARY KEY, refresh_hash TEXT NOT NULL UNIQUE, sub TEXT NOT NULL, client_id TEXT NOT NULL,
      event_id TEXT NOT NULL, auth_time TEXT NOT NULL, expires_at TEXT NOT NULL, revoked INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX IF NOT EXISTS cognito_sessions_sub ON cognito_sessions (sub);
    CREATE TABLE IF NOT EXISTS cognito_challenges (
      secret_block TEXT PRIMARY KEY, client_id TEXT NOT NULL, username TEXT NOT NULL, srp_id TEXT NOT NULL,
      public_a TEXT NOT NULL, secret_b TEXT NOT NULL, public_b TEXT NOT NULL, expires_at TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS cognito_attempts (
      account TEXT PRIMARY KEY, failures INTEGER NOT NULL, failed_at TEXT NOT NULL, locked_until TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS cognito_totp (
      sub TEXT PRIMARY KEY, secret TEXT NOT NULL, verified INTEGER NOT NULL DEFAULT 0,
      enabled INTEGER NOT NULL DEFAULT 0, last_step INTEGER);
    CREATE TABLE IF NOT EXISTS cognito_second_factors (
      session_hash TEXT PRIMARY KEY, sub TEXT NOT NULL, client_id TEXT NOT NULL, expires_at TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS cognito_passkeys (
      id TEXT PRIMARY KEY, sub TEXT NOT NULL, record TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS cognito_passkeys_sub ON cognito_passkeys (sub);
    CREATE TABLE IF NOT EXISTS cognito_passkey_challenges (
      name_hash TEXT PRIMARY KEY, sub TEXT NOT NULL, challenge TEXT NOT NULL, expires_at TEXT NOT NULL);
  `);
};
