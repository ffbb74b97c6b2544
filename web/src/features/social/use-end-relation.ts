import { socialRoutes } from '#shared/social/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { useSocialAction } from './use-social-action.ts';

/** Deletes the relation between two users: rejects or cancels a request, or ends a friendship (SOCIAL-12). */
export const useEndRelation = <T extends { id: string }>(onDone: (between: T) => void) =>
  useSocialAction(({ id }: T) => call(socialRoutes.part, { params: { id } }), onDone);
