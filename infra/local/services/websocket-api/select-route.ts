import { isRecord } from '../../record.ts';

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const pathOf = (expression: string): string[] => {
  const [, path] = /^\$request\.body\.([\w.]+)$/.exec(expression) ?? [];
  if (path === undefined) {
    throw new Error(
      `The route selection expression ${expression} is not supported; only $request.body.NAME is.`,
    );
  }
  return path.split('.');
};

/**
 * Returns the function that selects the route of a message, or null when no route matches. Messages that are not JSON,
 * or
 * whose route does not exist, go to `$default`.
 * Source: Amazon API Gateway Developer Guide, 'Route selection expressions'.
 * @throws Error when the form of the expression is not supported
 */
export const routeSelectorOf = (
  expression: string,
  routeKeys: readonly string[],
): ((body: string) => string | null) => {
  const path = pathOf(expression);
  return (body) => {
    const key = path.reduce<unknown>(
      (value, name) => (isRecord(value) ? value[name] : undefined),
      parsed(body),
    );
    const isOwn = typeof key === 'string' && !key.startsWith('$') && routeKeys.includes(key);
    if (isOwn) return key;
    return routeKeys.includes('$default') ? '$default' : null;
  };
};
