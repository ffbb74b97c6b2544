import fc from 'fast-check';
import type * as z from 'zod';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { pathOfRoute, queryTexts, requestOfRoute } from '#test/support/request-of-route.ts';

/** A marker in all planted texts that occurs nowhere else. */
export const PLANTED = 'Zebrastew';

/** User input for any field, longest first. */
const planted = [
  `${PLANTED} of ${PLANTED}@plant.example: Bearer ${PLANTED}.eyJhbGciOiJub25l.eyJzdWIiOiIx https://plant.example/${PLANTED}.jpg?Signature=${PLANTED}&Policy=${PLANTED}`,
  `${PLANTED}@plant.example`,
  `https://plant.example/${PLANTED}.jpg?X-Amz-Signature=${PLANTED}`,
  `${PLANTED} 1`,
  PLANTED.toLowerCase(),
];

type Path = readonly (string | number)[];

const textsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]));
};

const withText = (value: unknown, [name, ...rest]: Path, text: string): unknown => {
  if (name === undefined) return text;
  const copy: unknown = structuredClone(value);
  if (Array.isArray(copy))
    return copy.map((part, at) => (String(at) === String(name) ? withText(part, rest, text) : part));
  const record = copy as Record<string, unknown>;
  return { ...record, [name]: withText(record[name], rest, text) };
};

/** Returns the value with a planted text in each free-text field of its schema. */
const plantedIn = (value: unknown, schema: z.ZodType | undefined): unknown =>
  textsIn(value).reduce((grown, path) => {
    const fit = planted.find((text) => schema?.safeParse(withText(grown, path, text)).success);
    return fit === undefined ? grown : withText(grown, path, fit);
  }, value);

/** Returns the value with planted texts in all strings, and an unknown field. */
const spoiled = (value: unknown): unknown => {
  const grown = textsIn(value).reduce((all, path) => withText(all, path, planted[0]!), value);
  return typeof grown === 'object' && grown !== null && !Array.isArray(grown)
    ? { ...grown, [`${PLANTED}_field`]: PLANTED }
    : grown;
};

/**
 * Routes left out: they end sessions that other requests need, or report errors, whose scrubbed text is logged on
 * purpose.
 */
const left =
  /^(?:DELETE \/api\/account$|POST \/api\/account\/(?:email|sessions|too-young|closing)|POST \/api\/client-errors$)/;

export interface PlantedRequest {
  route: Route;
  path: string;
  body: unknown;
}

/** Returns a valid and an invalid request for every route that takes more than an ID. */
export const plantedRequests = (): { taken: PlantedRequest; refused: PlantedRequest }[] =>
  allRoutes
    .filter((route) => (route.body ?? route.query) && !left.test(routeKeyOf(route)))
    .map((route) => {
      const [sample] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 5 });
      const { params, query, body } = sample!;
      const withQuery = (asked: unknown): string => {
        const search = new URLSearchParams(queryTexts(asked as Record<string, unknown>)).toString();
        return pathOfRoute(route, params) + (search && `?${search}`);
      };
      return {
        taken: { route, path: withQuery(plantedIn(query, route.query)), body: plantedIn(body, route.body) },
        refused: { route, path: withQuery(spoiled(query)), body: spoiled(body) },
      };
    });
