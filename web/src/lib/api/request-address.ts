import type { Route } from '#shared/http/route.ts';

/**
 * Returns the path and query of a call.
 * @example addressOf({ path: '/api/food-entries/{id}' }, { id: '01J' }) // '/api/food-entries/01J'
 */
export const addressOf = (route: Pick<Route, 'path'>, params: object = {}, query: object = {}): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
};
