import { CodedError } from '#shared/errors/coded-error.ts';
import type { Route } from '#shared/http/route.ts';
import type { Endpoint, Endpoints } from '../platform/http/endpoint.ts';

/** Counts a request of a token. @throws CodedError TOO_MANY_REQUESTS above the limit per minute */
export type CountRequest = (userId: string, tokenId: string) => Promise<void>;

/** Wraps all endpoints with the rate limit per token. */
export const limitRequestRate = <Table extends Record<string, Route>>(
  countRequest: CountRequest,
  endpoints: Endpoints<Table>,
): Endpoints<Table> => {
  const bounded =
    (endpoint: Endpoint<Route>): Endpoint<Route> =>
    async (request) => {
      const { user_id, token_id } = request.caller;
      if (token_id === undefined) throw new CodedError('UNAUTHENTICATED');
      await countRequest(user_id, token_id);
      return endpoint(request);
    };
  const all = Object.entries(endpoints) as unknown as [string, Endpoint<Route>][];
  return Object.fromEntries(all.map(([name, each]) => [name, bounded(each)])) as unknown as Endpoints<Table>;
};
