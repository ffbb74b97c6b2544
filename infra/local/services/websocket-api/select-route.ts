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
    throw new Error(`The route selection expression ${expression} is not hosted; $request.body.NAME is.`);
  }
  return path.split('.');
};

/**
 * How an API picks the route of a message; null when no route takes it. What is not JSON, or names no route of
 * the API, goes to `$default`.
 * Source: Amazon API Gateway Developer Guide, 'Route selection expressions'.
 * @throws Error when the expression is of a form that is not hosted
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
