import * as z from 'zod';

/** What a person is told of by mail once it was done in a window of theirs. */
export const securityDeeds = ['password_changed', 'app_turned_on', 'app_turned_off'] as const;
export type SecurityDeed = (typeof securityDeeds)[number];

export const securityNotice = z.strictObject({ deed: z.enum(securityDeeds) });
