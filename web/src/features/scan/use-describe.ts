import { useMutation } from '@tanstack/react-query';
import { foodRoutes } from '#shared/foods/routes.ts';
import { call } from '../../lib/api/call.ts';

/** Turns words into weighed foods with figures from the food table. */
export const useDescribe = () =>
  useMutation({ mutationFn: (text: string) => call(foodRoutes.describe, { body: { text } }) });
