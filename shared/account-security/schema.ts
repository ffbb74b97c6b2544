import * as z from 'zod';
import { signedPasskey } from './passkey-schema.ts';

/** How long a sign-in or a proof allows the routes with `freshProof`. */
export const PROOF_SECONDS = 10 * 60;

/** A session of the user that has not ended. */
export const session = z.object({
  id: z.string(),
  /** For example 'iPhone' and 'Safari', or 'Unknown'. */
  device: z.string(),
  browser: z.string(),
  /** IANA time zone; null if no request contained one. */
  time_zone: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Within half an hour; reading alone does not count. */
  last_seen_at: z.iso.datetime(),
  /** Whether it is the session of this request. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** How to end all sessions. */
export const sessionEnding = z.strictObject({ keep_tokens: z.boolean().optional() }).optional();

export const sessionId = z.uuid('Invalid session ID.');

const password = z.string().min(1, 'Enter your current password.').max(256);

/** The proof that the user is who they are: the password, or one of the user's passkeys. */
export const proof = z.union([z.strictObject({ password }), z.strictObject({ passkey: signedPasskey })]);

export const newPassword = z.strictObject({
  old_password: password,
  new_password: z.string().min(6, 'Use at least 6 characters.').max(256),
});

const sixDigits = z.string().regex(/^\d{6}$/, 'Enter the 6 digits.');

export const appChange = z.strictObject({ is_on: z.boolean(), code: sixDigits });

/** Number of recovery codes that are created together. */
export const RECOVERY_CODES = 10;

/** What turns an authenticator app off without it: the password and a recovery code, as it was typed. */
export const recovery = z.strictObject({
  email: z.email('Enter an email address.').max(128),
  password,
  code: z.string().min(1, 'Enter a recovery code.').max(100),
});

export const newEmail = z.strictObject({ email: z.email('Enter an email address.').max(128) });
export const emailCode = z.strictObject({ code: sixDigits });

/** How long the link in the email about a changed address restores the old one. */
export const UNDO_HOURS = 72;
export const emailUndo = z.strictObject({ token: z.string().min(1).max(200) });
