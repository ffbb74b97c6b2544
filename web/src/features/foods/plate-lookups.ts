import { foodRoutes } from '#shared/foods/routes.ts';
import type { PlateLookups } from './plate-items/plate-lookups-type.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { call } from '#web/lib/api/call.ts';
import { lookUpText } from './look-up-text.ts';

/** What the food table behind the API knows of a record. */
export const recordLookup: Pick<PlateLookups, 'read'> = {
  read: (id) => call(foodRoutes.read, { params: { id } }),
};

/** The food table behind the API, for the editor of a plate. */
export const plateLookupsWith = (renderConsent: RenderConsent): PlateLookups => ({
  ...recordLookup,
  find: lookUpText,
  renderConsent,
});
