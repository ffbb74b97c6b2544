import { foodRoutes } from '#shared/foods/routes.ts';
import type { PlateLookups } from './plate-items/plate-lookups-type.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { call } from '#web/lib/api/call.ts';
import { lookUpText } from './look-up-text.ts';

/** Reads records from the food table through the API. */
export const recordLookup: Pick<PlateLookups, 'read'> = {
  read: (id) => call(foodRoutes.read, { params: { id } }),
};

/** Food table queries through the API, for the plate editor. */
export const plateLookupsWith = (renderConsent: RenderConsent): PlateLookups => ({
  ...recordLookup,
  find: lookUpText,
  renderConsent,
});
