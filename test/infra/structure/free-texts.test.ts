import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Route } from '#shared/http/route.ts';
import { routes } from '#shared/routes.ts';
import { exemptRoutes, triagedRoutes } from '#test/support/free-text-routes.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Shorter texts are codes. */
const MIN_LENGTH = 30;
/** Strings that no user types: zones, IDs of records and photos. */
const NOT_TYPED = /^(?:time_zone|record_id|proposed_record_id|image_url|image|images|connection_id)$/;
/** Texts of looked-up foods, which come from a text that was checked before. */
const LOOKED_UP = /^(?:said|stands_for|alternatives)$/;

/** Returns whether a schema accepts a text of a user. */
const takesText = (schema: JsonSchema | boolean, definitions: Record<string, JsonSchema>): boolean => {
  if (typeof schema === 'boolean') return false;
  const within = (each: JsonSchema | boolean | undefined): boolean =>
    each !== undefined && takesText(each, definitions);
  if (schema.$ref !== undefined) return within(definitions[schema.$ref.split('/').at(-1) ?? '']);
  const { type, format, pattern, maxLength = Infinity } = schema;
  if (type === 'string' && schema.enum === undefined && schema.const === undefined)
    return format === undefined && pattern === undefined && maxLength >= MIN_LENGTH;
  const { anyOf = [], oneOf = [], allOf = [], items, additionalProperties, properties = {} } = schema;
  return (
    [...anyOf, ...oneOf, ...allOf].some(within) ||
    (items !== undefined && !Array.isArray(items) && within(items)) ||
    within(additionalProperties) ||
    Object.entries(properties).some(
      ([name, each]) => !NOT_TYPED.test(name) && !LOOKED_UP.test(name) && within(each),
    )
  );
};

const all: readonly Route[] = Object.values(routes).flatMap((feature): Route[] => Object.values(feature));
const withText = all.filter((route) =>
  [route.body, route.query].some((schema) => {
    if (schema === undefined) return false;
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return takesText(json, json.$defs ?? {});
  }),
);
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Returns whether a request line is one of a route: 'PATCH /api/food-entries/01JD' of 'PATCH /api/food-entries/{id}'. */
const isOf = (line: string, name: string): boolean =>
  new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`).test(line);

describe('Free texts of users (decision 0065)', () => {
  it('finds the free texts in the schemas of routes', () => {
    expect(withText.map(nameOf)).toEqual(
      expect.arrayContaining(['POST /api/foods/describe', 'POST /api/recipes/read', 'GET /api/foods']),
    );
    expect(withText.map(nameOf)).not.toContain('PUT /api/weights/{date}');
  });

  it('triages the free texts of each route that is not exempt for a stated reason', () => {
    const unknown = withText
      .map(nameOf)
      .filter((name) => exemptRoutes[name as keyof typeof exemptRoutes] === undefined)
      .filter((name) => !Object.keys(triagedRoutes).some((line) => isOf(line, name)));
    expect(unknown).toEqual([]);
  });

  it('lists only routes that exist and take a text', () => {
    const names = withText.map(nameOf);
    const lines = [...Object.keys(triagedRoutes), ...Object.keys(exemptRoutes)];
    expect(lines.filter((line) => !names.some((name) => isOf(line, name)))).toEqual([]);
  });

  it('declares the error that carries help for each triaged route', () => {
    const silent = withText
      .filter((route) => Object.keys(triagedRoutes).some((line) => isOf(line, nameOf(route))))
      .filter(({ errors }) => !errors.includes('NO_FOOD_RECOGNISED'));
    expect(silent.map(nameOf)).toEqual([]);
  });
});
