import type { Route } from '#shared/http/route.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { requireConsent } from './require-consent.ts';
import type { ReadConsent } from './read-consent.ts';

/** Wraps an endpoint so that it requires consent to AI providers (decision D45). */
export const withConsent =
  <R extends Route>(readConsent: ReadConsent, endpoint: Endpoint<R>): Endpoint<R> =>
  async (request) => {
    await requireConsent(readConsent, request.caller.user_id);
    return endpoint(request);
  };
