import * as z from 'zod';

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

export const sessionId = z.uuid('Invalid session ID.');

/** Security changes that the client reports, so that the user is emailed about them. */
export const securityDeeds = ['password_changed', 'app_turned_on', 'app_turned_off'] as const;
export type SecurityDeed = (typeof securityDeeds)[number];

export const securityNotice = z.strictObject({ deed: z.enum(securityDeeds) });
