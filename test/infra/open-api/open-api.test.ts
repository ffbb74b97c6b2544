import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApi, openApiText } from '#infra/open-api/open-api.ts';
import { allRoutes } from '#shared/routes.ts';

interface Operation {
  security?: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, unknown>; content?: Record<string, unknown> }
  >;
}
const paths = openApi()['paths'] as Record<string, Record<string, Operation>>;
const operation = (method: string, path: string): Operation => paths[path]![method]!;

describe('The OpenAPI document', () => {
  it('matches the output of `node infra/open-api/main.ts`', () => {
    expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText());
  });

  it('the OpenAPI document contains exactly the routes for programs and the named functions', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const meant = allRoutes.filter(
      ({ auth, path }) => auth === 'token' || path.startsWith('/api/functions/'),
    );
    expect(described.toSorted()).toEqual(meant.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it('the OpenAPI document names the token of each route', () => {
    expect(operation('get', '/api/v1/me').security).toEqual([{ personalToken: [] }]);
    expect(operation('post', '/api/functions/health-report').security).toEqual([{ session: [] }]);
  });

  it('the OpenAPI document describes optional fields, errors and responses', () => {
    const create = operation('post', '/api/v1/food-entries');
    const body = create.requestBody!.content['application/json']!.schema;
    expect(body['required']).toEqual(['food_name', 'time_zone']);
    expect(body['additionalProperties']).toBe(false);
    expect(create.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
    expect(create.responses['201']?.content).toHaveProperty('application/json');
    expect(create.responses['429']?.description).toContain('TOO_MANY_REQUESTS');
    for (const status of ['429', '503'])
      expect(create.responses[status]?.headers).toHaveProperty('Retry-After');
    expect(create.responses['500']?.headers).toBeUndefined();
    expect(operation('delete', '/api/v1/food-entries/{id}').responses['204']).toEqual({
      description: 'Done',
    });
    expect(operation('get', '/api/v1/food-entries').parameters).toMatchObject([
      { name: 'date', in: 'query', required: false },
      { name: 'from', in: 'query', required: false },
      { name: 'to', in: 'query', required: false },
      { name: 'limit', in: 'query', required: false },
      { name: 'cursor', in: 'query', required: false },
    ]);
  });

  it('the OpenAPI document contains a parameter for each placeholder, and a target for each reference', () => {
    for (const [path, methods] of Object.entries(paths))
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
        expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
        expect(parameters.every(({ in: place, required }) => place !== 'path' || required)).toBe(true);
      }
    const references = [...openApiText().matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, target = '']) => target);
    expect(references.length).toBeGreaterThan(0);
    for (const target of new Set(references))
      expect(
        target.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], openApi()),
      ).toBeDefined();
  });

  it('the OpenAPI document distinguishes files from JSON', () => {
    const { responses } = operation('post', '/api/functions/health-report');
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(['application/pdf', 'text/csv']);
  });
});
