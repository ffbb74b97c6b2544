import type { Route } from '#shared/http/route.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { needConsent } from './need-consent.ts';
import type { ReadConsent } from './read-consent.ts';

/** An endpoint that answers only people who agreed that an AI provider gets what they send (decision D45). */
export const withConsent =
  <R extends Route>(readConsent: ReadConsent, endpoint: Endpoint<R>): Endpoint<R> =>
  async (request) => {
    await needConsent(readConsent, request.caller.user_id);
    return endpoint(request);
  };
