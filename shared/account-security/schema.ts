import * as z from 'zod';

/** How long a sign-in or a proof allows the routes with `freshProof`. */
export const PROOF_SECONDS = 10 * 60;

/** Security changes that the client reports, so that the user is emailed about them. */
export const securityDeeds = ['password_changed', 'app_turned_on', 'app_turned_off'] as const;
export type SecurityDeed = (typeof securityDeeds)[number];

export const securityNotice = z.strictObject({ deed: z.enum(securityDeeds) });
