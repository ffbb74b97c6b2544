import fc from 'fast-check';
import { inject } from 'vitest';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { createCaller } from '#test/support/api-user.ts';
import { pathOfRoute, queryTexts, requestOfRoute } from '#test/support/request-of-route.ts';

/** Returns a valid request of a route, so that a rejection is caused by the caller. */
const requestsOf = (route: Route) => {
  const [sample] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 7 });
  const query = new URLSearchParams(queryTexts(sample!.query)).toString();
  return { path: `${pathOfRoute(route, sample!.params)}${query && `?${query}`}`, body: sample!.body };
};

/** Returns the status for each token, with the code if the function rejected it. */
export const answersTo = async (route: Route, tokens: Record<string, string | null>) => {
  const { path, body } = requestsOf(route);
  const answers = await Promise.all(
    Object.entries(tokens).map(async ([name, token]) => {
      const answer = await createCaller(inject('origin'), token).call(route.method, path, body);
      const code = answer.status >= 400 ? ` ${answer.body.code ?? ''}` : '';
      return [name, `${answer.status}${code}`.trim()];
    }),
  );
  return Object.fromEntries(answers) as Record<string, string>;
};

/** Returns the routes that match, with their names for test titles. */
export const rowsOf = (isMeant: (route: Route) => boolean) =>
  allRoutes.filter(isMeant).map((route) => [routeKeyOf(route), route] as const);
