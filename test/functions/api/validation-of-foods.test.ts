import { beforeAll, expect, it } from 'vitest';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import type { RequestCase } from './request-cases.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

const long = (length: number): string => 'x'.repeat(length);
const seen = { name: 'salmon', grams: 100, confidence: 0.9 };

const cases: RequestCase[] = [
  ['a search for nothing', 'GET', '/api/foods?q=', undefined, 'q'],
  ['a search without words', 'GET', '/api/foods', undefined, 'q'],
  ['a search for a book', 'GET', `/api/foods?q=${long(101)}`, undefined, 'q'],
  ['a search with more', 'GET', '/api/foods?q=a&limit=5', undefined, 'limit'],
  ['a star for no food', 'PUT', '/api/foods/favourites/banana', undefined, 'id'],
  ['no star for no food', 'DELETE', '/api/foods/favourites/Banana', undefined, 'id'],
  ['a correction of nothing', 'DELETE', '/api/foods/corrections/rice', undefined, 'id'],
  ['no words', 'POST', '/api/foods/describe', { text: ' ' }, 'text'],
  ['too many words', 'POST', '/api/foods/describe', { text: long(1001) }, 'text'],
  ['no seen food', 'POST', '/api/foods/ground', { items: [] }, 'items'],
  ['41 seen foods', 'POST', '/api/foods/ground', { items: Array.from({ length: 41 }, () => seen) }, 'items'],
  [
    'a seen food without a name',
    'POST',
    '/api/foods/ground',
    { items: [{ ...seen, name: ' ' }] },
    'items.0.name',
  ],
  ['a seen tonne', 'POST', '/api/foods/ground', { items: [{ ...seen, grams: 1e6 }] }, 'items.0.grams'],
  [
    'a seen food in words',
    'POST',
    '/api/foods/ground',
    { items: [{ ...seen, grams: 'much' }] },
    'items.0.grams',
  ],
  [
    'a surer model than sure',
    'POST',
    '/api/foods/ground',
    { items: [{ ...seen, confidence: 2 }] },
    'items.0.confidence',
  ],
  ['a photo to be grounded', 'POST', '/api/foods/ground', { items: [seen], image: 'a' }, 'image'],
  ['an id of no food', 'GET', '/api/foods/apple', undefined, 'id'],
  ['a long id of a food', 'GET', `/api/foods/own:${long(60)}`, undefined, 'id'],
];

it.each(cases)(
  'a food request with %s answers 400 and names the field (%s %s)',
  async (_, method, path, body, field) => {
    const answer = await mara.call(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.details.map((detail) => detail.field)).toContain(field);
  },
);
