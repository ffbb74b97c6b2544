import type { Route } from '#shared/http/route.ts';
import type { CountCall } from '../limits/count-call.ts';
import type { Endpoint } from './endpoint.ts';

/** Keeps endpoints to so many calls of one person, all of them together. */
export const createBounded =
  (countCall: CountCall) =>
  <R extends Route>(endpoint: Endpoint<R>): Endpoint<R> =>
  async (request) => {
    await countCall(request.caller.user_id);
    return endpoint(request);
  };
