import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiUser, createApiUser, ZONE } from '#test/support/api-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await createApiUser(inject('origin'));
});

const entry = { food_name: 'Banana', calories: 105, time_zone: ZONE };
const long = (length: number): string => 'x'.repeat(length);

const noEntry = '/api/food-entries/01JD0000000000000000000000';
const noMeal = '/api/saved-meals/01JD0000000000000000000000';
const noFigures = {
  calories: 52,
  protein: null,
  carbs: 14,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
};
const savedItem = {
  name: 'Apple',
  grams: 100,
  record_id: null,
  source: 'user',
  confidence: 1,
  per_100_g: noFigures,
  nutrients: noFigures,
};
const copy = { ids: ['01JD0000000000000000000000'], local_date: '2026-11-20', time_zone: ZONE };

const cases: [string, string, string, unknown, string][] = [
  ['a missing name', 'POST', '/api/food-entries', { calories: 1, time_zone: ZONE }, 'food_name'],
  ['a blank name', 'POST', '/api/food-entries', { ...entry, food_name: '  ' }, 'food_name'],
  ['a huge name', 'POST', '/api/food-entries', { ...entry, food_name: long(201) }, 'food_name'],
  ['calories in words', 'POST', '/api/food-entries', { ...entry, calories: 'many' }, 'calories'],
  ['negative calories', 'POST', '/api/food-entries', { ...entry, calories: -1 }, 'calories'],
  ['huge calories', 'POST', '/api/food-entries', { ...entry, calories: 1e9 }, 'calories'],
  ['broken calories', 'POST', '/api/food-entries', { ...entry, calories: 1.5 }, 'calories'],
  ['NaN as text', 'POST', '/api/food-entries', { ...entry, protein: 'NaN' }, 'protein'],
  ['an unknown field', 'POST', '/api/food-entries', { ...entry, user_id: 'somebody' }, 'user_id'],
  ['an unknown meal', 'POST', '/api/food-entries', { ...entry, meal_type: 'brunch' }, 'meal_type'],
  ['an unknown zone', 'POST', '/api/food-entries', { ...entry, time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['a missing zone', 'POST', '/api/food-entries', { food_name: 'Banana', calories: 1 }, 'time_zone'],
  ['a day as instant', 'POST', '/api/food-entries', { ...entry, logged_at: '2026-02-30' }, 'logged_at'],
  [
    'a time before calendars',
    'POST',
    '/api/food-entries',
    { ...entry, logged_at: '0001-01-01T00:00:00Z' },
    'logged_at',
  ],
  [
    'a time after years',
    'POST',
    '/api/food-entries',
    { ...entry, logged_at: '9999-12-31T23:00:00Z' },
    'logged_at',
  ],
  ['half a character', 'POST', '/api/food-entries', { ...entry, food_name: 'a\ud800b' }, 'food_name'],
  ['half a character as a name', 'PUT', '/api/profile', { full_name: '\udfff' }, 'full_name'],
  ['a vanishing number', 'POST', '/api/food-entries', { ...entry, protein: 1e-200 }, 'protein'],
  ['a blank photo', 'POST', '/api/food-entries', { ...entry, image_url: '' }, 'image_url'],
  ['a field too deep', 'POST', '/api/food-entries', { ...entry, items: [{ name: 'x' }] }, 'items.0.grams'],
  ['a token for nothing', 'DELETE', '/api/tokens/mine', undefined, 'id'],
  ['a barcode with a wrong digit', 'GET', '/api/barcodes/4006381333932', undefined, 'code'],
  ['words for a barcode', 'GET', '/api/barcodes/milk', undefined, 'code'],
  ['a saved meal without foods', 'POST', '/api/saved-meals', { name: 'Nothing', items: [] }, 'items'],
  [
    'a recipe of half a serving',
    'POST',
    '/api/saved-meals',
    { name: 'Soup', items: [savedItem], portions: 1.5 },
    'portions',
  ],
  [
    'a recipe for an army',
    'POST',
    '/api/saved-meals',
    { name: 'Soup', items: [savedItem], portions: 51 },
    'portions',
  ],
  [
    'a saved meal of somebody else',
    'POST',
    '/api/saved-meals',
    { name: 'Soup', items: [savedItem], user_id: 'ben' },
    'user_id',
  ],
  ['a blank saved meal', 'POST', '/api/saved-meals', { name: ' ', items: [savedItem] }, 'name'],
  ['a change without its version', 'PATCH', noMeal, { name: 'Soup' }, 'version'],
  ['a page of saved meals after none', 'GET', '/api/saved-meals?after=abc', undefined, 'after'],
  ['a saved meal of no id', 'DELETE', '/api/saved-meals/abc', undefined, 'id'],
  ['nobody whose credits', 'POST', '/api/rpc/get_user_total_credits', {}, 'user_uuid'],
  ['an unknown place', 'GET', '/api/credits/history?cursor=newest', undefined, 'cursor'],
  ['a recipe without lines', 'POST', '/api/recipes/read', { lines: [] }, 'lines'],
  ['a recipe of too many lines', 'POST', '/api/recipes/read', { lines: Array(41).fill('1 egg') }, 'lines'],
  ['a line that is a book', 'POST', '/api/recipes/read', { lines: [long(301)] }, 'lines.0'],
  ['an id of nothing', 'GET', '/api/food-entries/abc', undefined, 'id'],
  ['a day that is none', 'GET', '/api/food-entries?local_date=2026-02-30', undefined, 'local_date'],
  ['an unknown query', 'GET', '/api/food-entries?user=ben', undefined, 'user'],
  ['a limit too large', 'GET', '/api/food-entries?limit=1000', undefined, 'limit'],
  [
    'a time without its zone',
    'PATCH',
    noEntry,
    { version: 1, logged_at: '2026-11-20T12:00:00Z' },
    'time_zone',
  ],
  ['a zone without its time', 'PATCH', noEntry, { version: 1, time_zone: ZONE }, 'time_zone'],
  ['no entry to copy', 'POST', '/api/food-entries/copies', { ...copy, ids: [] }, 'ids'],
  [
    'too many entries to copy',
    'POST',
    '/api/food-entries/copies',
    { ...copy, ids: Array.from({ length: 41 }, (_, index) => `01JD0000000000000000000${100 + index}`) },
    'ids',
  ],
  [
    'an entry to copy twice',
    'POST',
    '/api/food-entries/copies',
    { ...copy, ids: [...copy.ids, ...copy.ids] },
    'ids',
  ],
  ['no recording', 'POST', '/api/functions/voice-to-text', { audio: '' }, 'audio'],
  ['a recording that is no base64', 'POST', '/api/functions/voice-to-text', { audio: '<eggs>' }, 'audio'],
  [
    'a recording of an unknown kind',
    'POST',
    '/api/functions/voice-to-text',
    { audio: 'GkXf', content_type: 'audio/midi' },
    'content_type',
  ],
  [
    'a recording for somebody else',
    'POST',
    '/api/functions/voice-to-text',
    { audio: 'GkXf', user_id: 'ben' },
    'user_id',
  ],
  ['an upload without its size', 'POST', '/api/voice/jobs', { content_type: 'audio/webm' }, 'size'],
  ['a recording of no id', 'GET', '/api/voice/jobs/abc', undefined, 'id'],
  ['a start of no id', 'POST', '/api/voice/jobs/abc/start', undefined, 'id'],
  ['no id to copy', 'POST', '/api/food-entries/copies', { ...copy, ids: ['abc'] }, 'ids.0'],
  [
    'a copy to a day that is none',
    'POST',
    '/api/food-entries/copies',
    { ...copy, local_date: '2026-02-30' },
    'local_date',
  ],
  [
    'a copy to days of yore',
    'POST',
    '/api/food-entries/copies',
    { ...copy, local_date: '0099-01-01' },
    'local_date',
  ],
  ['a copy as an odd meal', 'POST', '/api/food-entries/copies', { ...copy, meal_type: 'tea' }, 'meal_type'],
  ['a removal without a day', 'POST', '/api/food-entries/removals', { ids: copy.ids }, 'local_date'],
  ['a diary day that is none', 'GET', '/api/diary/2026-13-01', undefined, 'date'],
  [
    'a plan that nobody sells',
    'POST',
    '/api/functions/create-checkout',
    { plan: 'gold', interval: 'monthly' },
    'plan',
  ],
  ['a plan without its interval', 'POST', '/api/functions/create-checkout', { plan: 'basic' }, 'interval'],
  [
    'a plan for somebody else',
    'POST',
    '/api/functions/create-checkout',
    { plan: 'basic', interval: 'monthly', user_id: 'ben' },
    'user_id',
  ],
  [
    'a pack at a price of one’s own',
    'POST',
    '/api/functions/purchase-credits',
    { package: 'plus', price: 1 },
    'price',
  ],
  ['no pack', 'POST', '/api/functions/purchase-credits', {}, 'package'],
  ['a payment of no number', 'POST', '/api/functions/verify-payment', { sessionId: 'cs_1' }, 'sessionId'],
  ['no water', 'POST', '/api/diary/2026-11-20/water', { milliliters: 0 }, 'milliliters'],
  ['a bath of water', 'POST', '/api/diary/2026-11-20/water', { milliliters: 5001 }, 'milliliters'],
  ['half a drop', 'POST', '/api/diary/2026-11-20/water', { milliliters: 0.5 }, 'milliliters'],
  ['water on no day', 'POST', '/api/diary/today/water', { milliliters: 250 }, 'date'],
  ['no zone in the query', 'GET', '/api/dashboard', undefined, 'time_zone'],
  ['no zone of a trend', 'GET', '/api/dashboard/trend', undefined, 'time_zone'],
  ['a trend too short', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&days=6`, undefined, 'days'],
  ['a trend too long', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&days=32`, undefined, 'days'],
  ['a trend of half a day', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&days=7.5`, undefined, 'days'],
  ['a trend of another', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&user_id=ben`, undefined, 'user_id'],
  ['a photo too large', 'POST', '/api/photos', { content_type: 'image/jpeg', size: 9_000_000 }, 'size'],
  ['a film', 'POST', '/api/photos', { content_type: 'video/mp4', size: 1 }, 'content_type'],
  ['no image', 'POST', '/api/functions/analyze-food-image', {}, 'image'],
  ['image and images', 'POST', '/api/functions/analyze-food-image', { image: 'a', images: ['b'] }, 'image'],
  [
    'a GIF inside',
    'POST',
    '/api/functions/analyze-food-image',
    { image: 'data:image/gif;base64,R0lG' },
    'image',
  ],
  ['six photos', 'POST', '/api/functions/analyze-food-image', { images: [...'abcdef'] }, 'images'],
  ['a photo twice', 'POST', '/api/functions/analyze-food-image', { images: ['a', 'a'] }, 'images'],
  ['a child', 'PUT', '/api/profile', { age: 12 }, 'age'],
  ['a weight of nobody', 'PUT', '/api/profile', { weight: 5000 }, 'weight'],
  ['an invented activity', 'PUT', '/api/profile', { activity_level: 'couch' }, 'activity_level'],
  ['an invented sex', 'PUT', '/api/profile', { sex: 'other' }, 'sex'],
  ['an invented unit', 'PUT', '/api/profile', { unit_system: 'stone' }, 'unit_system'],
  ['a home on Mars', 'PUT', '/api/profile', { time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['half a consent', 'PUT', '/api/profile', { ai_consent: 'maybe' }, 'ai_consent'],
  ['a first run without end', 'PUT', '/api/profile', { first_run: 'later' }, 'first_run'],
  ['half a year of age', 'PUT', '/api/profile', { age: 34.5 }, 'age'],
  ['a goal of a stone', 'PUT', '/api/profile', { daily_calorie_goal: 0 }, 'daily_calorie_goal'],
  ['a height of nobody', 'PUT', '/api/profile', { height: 1.71 }, 'height'],
  ['an e-mail of somebody', 'PUT', '/api/profile', { email: 'ben@example.com' }, 'email'],
];

describe('A request with a field that is missing, unknown, wrong or out of range', () => {
  it.each(cases)('%s: 400 that names it (%s %s)', async (_, method, path, body, field) => {
    const answer = await mara.call(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.details.map((detail) => detail.field)).toContain(field);
    expect(answer.body.request_id).toMatch(/\S+/);
  });

  it('that carries prototype keys, cannot be parsed or has no body: 400', async () => {
    const prototype = await mara.call(
      'POST',
      '/api/food-entries',
      '{"__proto__":{"admin":true},"food_name":"x"}',
    );
    expect([prototype.status, prototype.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    const broken = await mara.call('POST', '/api/food-entries', '{"food_name":');
    expect([broken.status, broken.body.code]).toEqual([400, 'BODY_NOT_JSON']);
    const none = await mara.call('POST', '/api/food-entries', '');
    expect([none.status, none.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('whose Idempotency-Key has an odd form: 400', async () => {
    const answer = await mara.call('POST', '/api/food-entries', entry, { 'idempotency-key': 'a b' });
    expect(answer.body.details.map((detail) => detail.field)).toEqual(['Idempotency-Key']);
  });
});
