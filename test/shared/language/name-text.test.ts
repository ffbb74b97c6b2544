import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { newApiToken } from '#shared/api-tokens/schema.ts';
import { newLead } from '#shared/business-agents/sdr/schema.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { nameText } from '#shared/language/name-text.ts';
import { profileChange } from '#shared/profile/profile-change.ts';
import { routes } from '#shared/routes.ts';

/** Reverses the reading direction, and a line break between two parts. */
const HOSTILE = ' Ma\u202Era\u2066\r\n\tTest\u0000\u200F\u061C ';

describe('nameText', () => {
  const name = nameText(10, 'Enter a name.', 'Too long.');

  it.each([
    ['a line break, tabs and direction marks', HOSTILE, 'Mara Test'],
    ['an emoji made of several characters', '👩‍🌾', '👩‍🌾'],
    ['a Persian name with a joiner', 'می‌خواهم', 'می‌خواهم'],
    ['ordinary accents and punctuation', ' Zoë O’Neil ', 'Zoë O’Neil'],
  ])('normalizes %s', (_what, typed, expected) => {
    expect(name.parse(typed)).toBe(expected);
  });

  it.each([
    ['nothing', '', 'Enter a name.'],
    ['only invisible direction marks', '\u202E\u2069\u200F', 'Enter a name.'],
    ['a long name', 'a'.repeat(11), 'Too long.'],
  ])('rejects %s', (_what, typed, message) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });

  it('accepts a name whose length is allowed without its invisible characters', () => {
    expect(name.parse('\u202E'.repeat(50) + 'a'.repeat(10))).toBe('a'.repeat(10));
  });
});

it.each<[what: string, schema: z.ZodType, body: Record<string, unknown>, field: string]>([
  ['display name', profileChange, {}, 'full_name'],
  ['name of a food', newFoodEntry, { calories: 1, time_zone: 'UTC' }, 'food_name'],
  ['name of an API token', newApiToken, {}, 'name'],
  ['name of a lead', newLead, { email: 'lead@example.com' }, 'name'],
])('removes control and direction characters from the %s', (_what, schema, body, field) => {
  expect(schema.parse({ ...body, [field]: HOSTILE })).toMatchObject({ [field]: 'Mara Test' });
});

/** Fields of request bodies that name something for a reader. */
const NAMES = new Set(['name', 'title', 'food_name', 'full_name', 'subject', 'file_name']);

/** Returns the paths of name fields that keep a direction mark. */
const unsafeNames = (schema: z.ZodType): string[] => {
  const found: string[] = [];
  const walk = (part: unknown, path: string): void => {
    if (!(part instanceof z.ZodType)) return;
    const { def } = part as z.ZodType & { def: Record<string, unknown> };
    if (part instanceof z.ZodObject)
      for (const [key, field] of Object.entries(part.shape)) {
        if (NAMES.has(key)) {
          const parsed = field.safeParse('ab\u202Ecd');
          if (parsed.success && String(parsed.data).includes('\u202E')) found.push(`${path}${key}`);
        }
        walk(field, `${path}${key}.`);
      }
    for (const inner of ['innerType', 'element', 'in', 'out']) walk(def[inner], path);
    for (const option of (def['options'] as unknown[] | undefined) ?? []) walk(option, path);
  };
  walk(schema, '');
  return found;
};

it('removes direction characters from each name in a request body', () => {
  const unsafe = Object.values(routes).flatMap((feature) =>
    Object.values(feature as Record<string, { path: string; body?: z.ZodType }>).flatMap(({ path, body }) =>
      body ? unsafeNames(body).map((field) => `${path} ${field}`) : [],
    ),
  );
  // An imported line is identified by its text as sent; the name is cleaned when the entry is made.
  expect([...new Set(unsafe)].toSorted()).toEqual(['/api/imports entries.food_name']);
});
