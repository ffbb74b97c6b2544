import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { issueMessage } from '#functions/platform/http/issue-message.ts';
import { validated } from '#functions/platform/http/validation.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { routes } from '#shared/routes.ts';
import type { Route } from '#shared/http/route.ts';

const messagesFor = (schema: z.ZodType, value: unknown): string[] => {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) =>
    issueMessage(issue, issue.path.map(String).join('.') || 'body'),
  );
};

const RAW = /Invalid (?:input|option|string|number)|Too (?:small|big)|expected|received|undefined|>=|<=/;

describe('issueMessage', () => {
  it.each([
    [z.object({ q: z.string() }), {}, 'q is required.'],
    [z.object({ q: z.string() }), undefined, 'body is required.'],
    [z.object({ q: z.string().min(1) }), { q: '' }, 'q is required.'],
    [z.object({ q: z.string().min(3) }), { q: 'a' }, 'q must have at least 3 characters.'],
    [z.object({ q: z.string().max(1) }), { q: 'ab' }, 'q must have at most 1 character.'],
    [z.object({ q: z.string() }), { q: 1 }, 'q must be text.'],
    [z.object({ n: z.number() }), { n: '1' }, 'n must be a number.'],
    [z.object({ n: z.int() }), { n: 1.5 }, 'n must be a whole number.'],
    [z.object({ n: z.number().max(1_000) }), { n: 1_001 }, 'n must be at most 1,000.'],
    [z.object({ n: z.number().positive() }), { n: 0 }, 'n must be greater than 0.'],
    [z.object({ n: z.number().multipleOf(15) }), { n: 7 }, 'n must be a multiple of 15.'],
    [z.object({ yes: z.boolean() }), { yes: 'no' }, 'yes must be true or false.'],
    [z.object({ list: z.array(z.string()).min(2) }), { list: ['a'] }, 'list must have at least 2 items.'],
    [z.object({ list: z.array(z.object({ id: z.string() })) }), { list: [{}] }, 'list.0.id is required.'],
    [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, 'kind must be one of a, b.'],
    [z.object({ voice: z.literal('nova') }), { voice: 'x' }, 'voice must be nova.'],
    [z.object({ id: z.uuid() }), { id: 'x' }, 'id has an invalid format.'],
    [z.object({ id: z.string().regex(/^\d+$/) }), { id: 'x' }, 'id has an invalid format.'],
    [z.object({ either: z.union([z.string(), z.number()]) }), { either: true }, 'either is invalid.'],
  ])('describes a violation as a sentence: %#', (schema, value, message) => {
    expect(messagesFor(schema, value)).toEqual([message]);
  });

  it('keeps the message of a schema that has its own', () => {
    expect(messagesFor(z.object({ id: z.ulid('Invalid device ID.') }), { id: 'x' })).toEqual([
      'Invalid device ID.',
    ]);
  });

  it('never returns a default message of zod for any route, whatever is sent', () => {
    const all = Object.values(routes).flatMap((table) => Object.values<Route>(table));
    const sent = [undefined, null, {}, [], '', 'x', 1, true, Object.fromEntries([['id', 1]])];
    const messages = all.flatMap(({ body, query, params }) =>
      [body, query, params].flatMap((schema) =>
        schema ? sent.flatMap((value) => messagesFor(schema, value)) : [],
      ),
    );
    expect(messages.length).toBeGreaterThan(500);
    expect(messages.filter((message) => RAW.test(message))).toEqual([]);
  });
});

describe('validated', () => {
  it('rejects a request with a sentence per field', () => {
    const attempt = (): unknown => validated(z.object({ q: z.string() }), {});
    expect(attempt).toThrow(CodedError);
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({ details: [{ field: 'q', message: 'q is required.' }] });
    }
  });
});
