import { foodRoutes } from '#shared/foods/routes.ts';
import type { PlateLookUps } from './plate-items/look-ups.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { call } from '#web/lib/api/call.ts';
import { describeWords } from './describe-words.ts';

/** What the food table behind the API knows of a record. */
export const recordLookUp: Pick<PlateLookUps, 'read'> = {
  read: (id) => call(foodRoutes.read, { params: { id } }),
};

/** The food table behind the API, for the editor of a plate. */
export const plateLookUpsWith = (renderConsent: RenderConsent): PlateLookUps => ({
  ...recordLookUp,
  find: describeWords,
  renderConsent,
});
