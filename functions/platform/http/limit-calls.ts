import type { Route } from '#shared/http/route.ts';
import type { CountCall } from '../limits/count-call.ts';
import type { Endpoint } from './endpoint.ts';

/** Limits all wrapped endpoints together to a number of calls per user. */
export const createCallLimiter =
  (countCall: CountCall) =>
  <R extends Route>(endpoint: Endpoint<R>): Endpoint<R> =>
  async (request) => {
    await countCall(request.caller.user_id);
    return endpoint(request);
  };
