import * as z from 'zod';
import { BRAND } from '#shared/brand.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import type { CataloguedError } from '#shared/errors/catalogued-error.ts';
import { errorEnvelope } from '#shared/errors/envelope.ts';
import { commonErrors, type Route } from '#shared/http/route.ts';
import { REQUESTS_A_MINUTE } from '#shared/public-api/schema.ts';
import { routes } from '#shared/routes.ts';
import { MAX_FAILED_ATTEMPTS, webhookEventBody } from '#shared/webhooks/schema.ts';

type Json = Record<string, unknown>;

const TOKENS = 'Your diary';
const FUNCTIONS = 'Named functions';

/** Removes the pattern next to a format, which already implies it. */
const withoutPattern = (schema: z.core.JSONSchema.BaseSchema): void => {
  if (schema.format !== undefined) delete schema.pattern;
};

/** Converts a schema for one direction: requests can omit fields that responses always have. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutPattern(jsonSchema),
  });
  return rest;
};

/** Returns path and query parameters as separate entries. */
const parametersOf = ({ params, query }: Route): Json[] =>
  (
    [
      ['path', params],
      ['query', query],
    ] as const
  ).flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, each]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: each,
    }));
  });

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Identifies the request: a retry with the same key is not performed again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
};

const usefulAnswer = ({ status, response, file }: Route): Json => {
  if (file) {
    const content = file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { [status]: { description: 'The file', content: Object.fromEntries(content) as Json } };
  }
  const content = response && { 'application/json': { schema: schemaOf(response, 'output') } };
  return { [status]: { description: content ? 'The answer' : 'Done', ...(content && { content }) } };
};

/** Returns whether an error includes `Retry-After`: always for limits, sometimes for other errors. */
const saysWhen = (code: ErrorCode): boolean => {
  const { status, retryAfter }: CataloguedError = errorCatalogue[code];
  return status === 429 || retryAfter !== undefined;
};

/** Returns every error status, with its possible codes. */
const failures = ({ errors }: Route): Json => {
  const codes = [...new Set([...errors, ...commonErrors])];
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, those]) => [
        status,
        {
          description: those.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
          ...(those.some(saysWhen) && {
            headers: {
              'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
            },
          }),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
};

const operationOf = (route: Route): Json => ({
  summary: route.summary ?? route.path.slice(route.path.lastIndexOf('/') + 1),
  tags: [route.auth === 'token' ? TOKENS : FUNCTIONS],
  ...(route.auth !== 'public' && {
    security: [{ [route.auth === 'token' ? 'personalToken' : 'session']: [] }],
  }),
  parameters: [...parametersOf(route), ...(route.method === 'GET' ? [] : [idempotencyKey])],
  ...(route.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
    },
  }),
  responses: { ...usefulAnswer(route), ...failures(route) },
});

/** Returns the routes for users' own programs, followed by the functions with fixed names. */
const published = (): Route[] => {
  const all: Route[] = Object.values(routes).flatMap((table) => Object.values<Route>(table));
  const named = all.filter(({ path }) => path.startsWith('/api/functions/'));
  return [
    ...all.filter(({ auth }) => auth === 'token'),
    ...named.toSorted((one, other) => one.path.localeCompare(other.path)),
  ];
};

const pathsOf = (list: readonly Route[]): Json => {
  const paths: Record<string, Json> = {};
  for (const route of list) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return paths;
};

/** Returns the request that webhooks get. */
const webhookOperation = (): Json => ({
  summary: 'Sent to your webhooks after a change',
  description:
    'Answer with a 2xx status within 10 seconds. Other answers, redirects among them, count as failed; the event is sent again up to eight times over an hour and a half. ' +
    `After ${MAX_FAILED_ATTEMPTS} failed attempts in a row, or a 410, the webhook is turned off and you get an email. ` +
    'Events may arrive twice or out of order: remember their `id` and read the item at `data.path`. ' +
    'To verify a request, compute the HMAC-SHA256 of `<t>.<raw body>` with the webhook’s secret as key, compare it in constant time with `v1` of the header `Platewise-Signature: t=<seconds>,v1=<hex>`, and reject a `t` that is more than five minutes old. ' +
    'A webhook ends with the token that created it.',
  tags: [TOKENS],
  parameters: [
    { name: 'Platewise-Signature', in: 'header', required: true, schema: { type: 'string' } },
    { name: 'Platewise-Attempt', in: 'header', required: true, schema: { type: 'integer', minimum: 1 } },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: schemaOf(webhookEventBody, 'output') } },
  },
  responses: { '2XX': { description: 'Accepted' } },
});

/** Returns the API in OpenAPI 3.1, generated from the route tables. */
export const openApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: `${BRAND} API`,
    version: '1',
    description: `Read and write your own diary from your own apps (Enterprise plan). Create a token in your profile, with access and an expiry date of your choice, and send it as \`Authorization: Bearer pw_...\`. Each token is limited to ${REQUESTS_A_MINUTE} requests a minute. 401: the token is missing. 403 without a code: the token is unknown, expired or revoked, or its owner’s plan doesn’t include the API. Lists are paged: pass \`next_cursor\` as \`cursor\` until it is null. Send an \`Idempotency-Key\` with every change, so that a retry is not performed twice.`,
  },
  servers: [{ url: '/' }],
  tags: [
    { name: TOKENS, description: 'For your own apps. Requires a personal token.' },
    {
      name: FUNCTIONS,
      description: 'Used by the app itself. Requires a signed-in session.',
    },
  ],
  paths: pathsOf(published()),
  webhooks: { change: { post: webhookOperation() } },
  components: {
    schemas: { Error: schemaOf(errorEnvelope, 'output') },
    securitySchemes: {
      personalToken: { type: 'http', scheme: 'bearer', bearerFormat: 'pw_...' },
      session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
  },
});

/** Returns the content of the document's file. */
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
