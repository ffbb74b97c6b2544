import { percentDecode } from '../../http-server/percent-decode.ts';

/** A route that matches a request, with the values of the path parameters. */
export interface RouteMatch<R> {
  route: R;
  pathParameters: Record<string, string>;
}

const METHOD_WEIGHT = { exact: 1, any: 0 };
/** Ranks a segment: a fixed segment is more specific than `{name}`, which is more specific than `{name+}`. */
const weightOf = (segment: string): number => {
  if (!segment.startsWith('{')) return 3;
  return segment.endsWith('+}') ? 1 : 2;
};

const nameOf = (segment: string): string => segment.replaceAll(/[{}+]/g, '');

const parametersOf = (pattern: string[], path: string[]): Record<string, string> | undefined => {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index];
    if (value === undefined) return undefined;
    if (weightOf(segment) === 1) {
      return { ...parameters, [nameOf(segment)]: path.slice(index).map(percentDecode).join('/') };
    }
    if (weightOf(segment) === 3 && segment !== value) return undefined;
    if (weightOf(segment) === 2) {
      if (value === '') return undefined;
      parameters[nameOf(segment)] = percentDecode(value);
    }
  }
  return path.length === pattern.length ? parameters : undefined;
};

const bySpecificity = (left: number[], right: number[]): number =>
  left.map((weight, index) => (right[index] ?? 0) - weight).find((difference) => difference !== 0) ?? 0;

/**
 * Returns the most specific route for a request, or undefined if none matches. `$default` matches all other requests.
 * Source: Amazon API Gateway Developer Guide, 'Create routes for HTTP APIs', routing API requests.
 */
export const matchRoute = <R extends { routeKey: string }>(
  routes: readonly R[],
  method: string,
  path: string,
): RouteMatch<R> | undefined => {
  const segments = path.split('/');
  const matches = routes.flatMap((route) => {
    const [routeMethod, pattern] = route.routeKey.split(' ');
    if (pattern === undefined || (routeMethod !== method && routeMethod !== 'ANY')) return [];
    const pathParameters = parametersOf(pattern.split('/'), segments);
    if (!pathParameters) return [];
    const methodWeight = routeMethod === 'ANY' ? METHOD_WEIGHT.any : METHOD_WEIGHT.exact;
    return [{ route, pathParameters, weights: [...pattern.split('/').map(weightOf), methodWeight] }];
  });
  const [best] = matches.sort((left, right) => bySpecificity(left.weights, right.weights));
  if (best) return { route: best.route, pathParameters: best.pathParameters };
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  return fallback && { route: fallback, pathParameters: {} };
};
