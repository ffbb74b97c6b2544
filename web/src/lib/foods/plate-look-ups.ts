import { foodRoutes } from '#shared/foods/routes.ts';
import type { PlateLookUps } from '../../ui/plate-items/look-ups.ts';
import { call } from '../api/call.ts';

/** The food table behind the API, for the editor of a plate. */
export const plateLookUps: PlateLookUps = {
  find: (text) => call(foodRoutes.describe, { body: { text } }),
  read: (id) => call(foodRoutes.read, { params: { id } }),
};
