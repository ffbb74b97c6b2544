import { socialRoutes } from '#shared/social/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { useSocialAction } from './use-social-action.ts';

/** Ends what is between two people: rejects a request (SOCIAL-12), takes one back, ends a friendship. */
export const useEndRelation = <T extends { id: string }>(onDone: (between: T) => void) =>
  useSocialAction(({ id }: T) => call(socialRoutes.part, { params: { id } }), onDone);
