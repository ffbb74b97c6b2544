import { profileRoutes } from '#shared/profile/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { language } from '#web/lib/language/language.ts';

/** Saves the page's language in a profile without one. */
export const savePageLanguage = (): Promise<unknown> => call(profileRoutes.save, { body: { language } });
