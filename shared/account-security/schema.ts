import * as z from 'zod';

/** Security changes that the client reports, so that the user is emailed about them. */
export const securityDeeds = ['password_changed', 'app_turned_on', 'app_turned_off'] as const;
export type SecurityDeed = (typeof securityDeeds)[number];

export const securityNotice = z.strictObject({ deed: z.enum(securityDeeds) });
