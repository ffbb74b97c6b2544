import type { SendRequest } from '#shared/http/route-caller.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';

/** Email and password of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** The user pool, as the web app uses it. Each operation rejects with the pool's error. */
export interface Accounts {
  signUp: (account: Credentials, signal: AbortSignal) => Promise<void>;
  confirm: (email: string, code: string, signal: AbortSignal) => Promise<void>;
  /** Opens a new session. @returns its access token */
  signIn: (account: Credentials, signal: AbortSignal) => Promise<string>;
  /** Returns the pool's ID, which `/config.json` names. */
  poolId: (signal: AbortSignal) => Promise<string>;
}

/** A form that permits one upload to the photo bucket. */
interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** An open socket of live updates. */
export interface LiveSocket {
  send: (message: string) => void;
  /** Resolves with the first message, received or to come, that a predicate accepts. */
  first: (accepts: (message: unknown) => boolean, signal: AbortSignal) => Promise<unknown>;
  close: () => void;
}

interface SendOptions {
  /** Null for a request without a token. */
  token: string | null;
  signal: AbortSignal;
}

/** Everything outside of this process that a walk uses. Replaced in tests. */
export interface Outside {
  mailbox: Mailbox;
  accounts: Accounts;
  /** Returns a client of the API. */
  api: (options: SendOptions) => SendRequest;
  /** Sends a file to the photo bucket. @returns the status */
  upload: (form: UploadForm, file: Blob, signal: AbortSignal) => Promise<number>;
  /** Reads a signed path of the site. */
  download: (path: string, signal: AbortSignal) => Promise<{ status: number; bytes: Uint8Array }>;
  openSocket: (ticket: string, signal: AbortSignal) => Promise<LiveSocket>;
  time: {
    /** Returns a signal that aborts after some milliseconds. */
    limit: (ms: number) => AbortSignal;
    pause: (ms: number) => Promise<void>;
    /** Returns milliseconds since any start. */
    now: () => number;
  };
}
