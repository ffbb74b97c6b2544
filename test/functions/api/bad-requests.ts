import { ZONE } from '#test/support/api-user.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { agentCases } from './bad-agent-requests.ts';
import { clientErrorCases } from './bad-client-errors.ts';
import { coachCases } from './bad-coach-requests.ts';
import { executiveCases } from './bad-executive-requests.ts';
import { importCases } from './bad-import-requests.ts';
import { profileCases } from './bad-profile-requests.ts';
import { socialCases } from './bad-social-requests.ts';
import { sdrCases } from './bad-sdr-requests.ts';
import { speechCases } from './bad-speech-requests.ts';
import { supportCases } from './bad-support-requests.ts';
import { weightCases } from './bad-weight-requests.ts';
import { casesOf, type RequestCase } from './request-cases.ts';

/** A valid entry. */
export const entry = { food_name: 'Banana', calories: 105, time_zone: ZONE };
const long = (length: number): string => 'x'.repeat(length);

const noEntry = '/api/food-entries/01JD0000000000000000000000';
const noMeal = '/api/saved-meals/01JD0000000000000000000000';
const noFigures = { ...unknownNutrients, calories: 52, carbs: 14 };
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

const noId = '01JD0000000000000000000000';
const plan = '/api/meal-plans/2026-11-21';
const plannedMeal = { id: 'row-00000001', type: 'lunch', name: 'Soup', calories: 300, time: '12:30' };
const planned = (fields: object) => ({ meals: [{ ...plannedMeal, ...fields }], version: 0 });

export const cases: RequestCase[] = [
  ...casesOf('POST', '/api/food-entries', [
    ['a missing name', { calories: 1, time_zone: ZONE }, 'food_name'],
    ['a blank name', { ...entry, food_name: '  ' }, 'food_name'],
    ['a huge name', { ...entry, food_name: long(201) }, 'food_name'],
    ['calories as text', { ...entry, calories: 'many' }, 'calories'],
    ['negative calories', { ...entry, calories: -1 }, 'calories'],
    ['huge calories', { ...entry, calories: 1e9 }, 'calories'],
    ['broken calories', { ...entry, calories: 1.5 }, 'calories'],
    ['NaN as text', { ...entry, protein: 'NaN' }, 'protein'],
    ['an unknown field', { ...entry, user_id: 'somebody' }, 'user_id'],
    ['an unknown meal', { ...entry, meal_type: 'brunch' }, 'meal_type'],
    ['an unknown zone', { ...entry, time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['a missing zone', { food_name: 'Banana', calories: 1 }, 'time_zone'],
    ['a day as instant', { ...entry, logged_at: '2026-02-30' }, 'logged_at'],
    ['a time before calendars', { ...entry, logged_at: '0001-01-01T00:00:00Z' }, 'logged_at'],
    ['a time after years', { ...entry, logged_at: '9999-12-31T23:00:00Z' }, 'logged_at'],
    ['a lone surrogate', { ...entry, food_name: 'a\ud800b' }, 'food_name'],
  ]),
  ['a profile name with a lone surrogate', 'PUT', '/api/profile', { full_name: '\udfff' }, 'full_name'],
  ['a vanishing number', 'POST', '/api/food-entries', { ...entry, protein: 1e-200 }, 'protein'],
  ['a blank photo', 'POST', '/api/food-entries', { ...entry, image_url: '' }, 'image_url'],
  ['a field too deep', 'POST', '/api/food-entries', { ...entry, items: [{ name: 'x' }] }, 'items.0.grams'],
  ['a token for nothing', 'DELETE', '/api/tokens/mine', undefined, 'id'],
  ['a barcode with a wrong digit', 'GET', '/api/barcodes/4006381333932', undefined, 'code'],
  ['words for a barcode', 'GET', '/api/barcodes/milk', undefined, 'code'],
  ...casesOf('POST', '/api/saved-meals', [
    ['a saved meal without foods', { name: 'Nothing', items: [] }, 'items'],
    ['a recipe of half a serving', { name: 'Soup', items: [savedItem], portions: 1.5 }, 'portions'],
    ['a recipe for an army', { name: 'Soup', items: [savedItem], portions: 51 }, 'portions'],
    ['a saved meal with a user_id', { name: 'Soup', items: [savedItem], user_id: 'ben' }, 'user_id'],
    ['a blank saved meal', { name: ' ', items: [savedItem] }, 'name'],
  ]),
  ['a change without its version', 'PATCH', noMeal, { name: 'Soup' }, 'version'],
  ['a page of saved meals with an invalid cursor', 'GET', '/api/saved-meals?after=abc', undefined, 'after'],
  ['a saved meal with an invalid ID', 'DELETE', '/api/saved-meals/abc', undefined, 'id'],
  ['a credit total without a user ID', 'POST', '/api/rpc/get_user_total_credits', {}, 'user_uuid'],
  ['an unknown place', 'GET', '/api/credits/history?cursor=newest', undefined, 'cursor'],
  ['an entry that is hardly spoken', 'POST', '/api/food-entries', { ...entry, spoken: false }, 'spoken'],
  ['a health check in a bad zone', 'GET', '/api/health-check?time_zone=Mars/Olympus', undefined, 'time_zone'],
  ['achievements without a time zone', 'GET', '/api/achievements', undefined, 'time_zone'],
  ['a page of zero achievements', 'GET', `/api/achievements?limit=0&time_zone=${ZONE}`, undefined, 'limit'],
  ['a plan for an invalid date', 'GET', '/api/meal-plans/tomorrow', undefined, 'date'],
  ['a plan of the Middle Ages', 'PUT', '/api/meal-plans/1066-10-14', { meals: [], version: 0 }, 'date'],
  ...casesOf('PUT', plan, [
    ['a plan without its version', { meals: [] }, 'version'],
    ['a planned meal without a name', planned({ name: ' ' }), 'meals.0.name'],
    ['a planned meal without calories', planned({ calories: null }), 'meals.0.calories'],
    ['a planned meal at an invalid time', planned({ time: '24:00' }), 'meals.0.time'],
    ['a planned meal of an unknown type', planned({ type: 'brunch' }), 'meals.0.type'],
    ['a planned meal that says it is logged', planned({ logged_entry_id: noId }), 'meals.0.logged_entry_id'],
    ['notes of 501 characters', planned({ notes: long(501) }), 'meals.0.notes'],
    ['a planned meal twice', { meals: [plannedMeal, plannedMeal], version: 0 }, 'meals'],
    ['a plan for a crowd', { meals: Array.from({ length: 13 }, () => plannedMeal), version: 0 }, 'meals'],
  ]),
  ['a week without a start', 'GET', '/api/meal-plans', undefined, 'from'],
  ['a planned meal with an invalid ID', 'POST', `${plan}/meals/x/log`, { time_zone: ZONE }, 'id'],
  ['a plan in a bad zone', 'POST', `${plan}/meals/${noId}/log`, { time_zone: 'Mars' }, 'time_zone'],
  ['insights with an empty user ID', 'POST', '/api/functions/generate-insights', { userId: '' }, 'userId'],
  ['insights in a bad zone', 'POST', '/api/functions/generate-insights', { time_zone: 'Mars' }, 'time_zone'],
  ['a malformed unsubscribe token', 'POST', '/api/mail/unsubscribe?token=abc', undefined, 'token'],
  ['a recipe without lines', 'POST', '/api/recipes/read', { lines: [] }, 'lines'],
  ['a recipe of too many lines', 'POST', '/api/recipes/read', { lines: Array(41).fill('1 egg') }, 'lines'],
  ['a recipe line of 301 characters', 'POST', '/api/recipes/read', { lines: [long(301)] }, 'lines.0'],
  ['an id of nothing', 'GET', '/api/food-entries/abc', undefined, 'id'],
  ['an impossible date', 'GET', '/api/food-entries?local_date=2026-02-30', undefined, 'local_date'],
  ['an unknown query', 'GET', '/api/food-entries?user=ben', undefined, 'user'],
  ['habits without a zone', 'GET', '/api/food-habits', undefined, 'time_zone'],
  ['a limit too large', 'GET', '/api/food-entries?limit=1000', undefined, 'limit'],
  [
    'a time without its zone',
    'PATCH',
    noEntry,
    { version: 1, logged_at: '2026-11-20T12:00:00Z' },
    'time_zone',
  ],
  ['a zone without its time', 'PATCH', noEntry, { version: 1, time_zone: ZONE }, 'time_zone'],
  ['a copy without entries', 'POST', '/api/food-entries/copies', { ...copy, ids: [] }, 'ids'],
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
  ...agentCases,
  ...coachCases,
  ...sdrCases,
  ...speechCases,
  ...clientErrorCases,
  ...supportCases,
  ...executiveCases,
  ...importCases,
  ...profileCases,
  ...socialCases,
  ...weightCases,
  ...casesOf('POST', '/api/food-entries/copies', [
    ['a copy with an invalid ID', { ...copy, ids: ['abc'] }, 'ids.0'],
    ['a copy to an impossible date', { ...copy, local_date: '2026-02-30' }, 'local_date'],
    ['a copy to days of yore', { ...copy, local_date: '0099-01-01' }, 'local_date'],
    ['an unknown copy meal', { ...copy, meal_type: 'tea' }, 'meal_type'],
  ]),
  ['a removal without a day', 'POST', '/api/food-entries/removals', { ids: copy.ids }, 'local_date'],
  ['an impossible diary date', 'GET', '/api/diary/2026-13-01', undefined, 'date'],
  [
    'a plan that does not exist',
    'POST',
    '/api/functions/create-checkout',
    { plan: 'gold', interval: 'monthly' },
    'plan',
  ],
  ['a plan without its interval', 'POST', '/api/functions/create-checkout', { plan: 'basic' }, 'interval'],
  [
    'a plan with a user_id',
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
  ['an invalid cursor of invoices', 'GET', '/api/billing?cursor=cus_1', undefined, 'cursor'],
  [
    'a quote for a plan that does not exist',
    'POST',
    '/api/billing/plan-change/quote',
    { plan: 'gold', interval: 'monthly' },
    'plan',
  ],
  [
    'a change of plan without its amounts',
    'POST',
    '/api/billing/plan-change',
    { plan: 'basic', interval: 'monthly', timing: 'now', refund: 0, currency: 'usd', prorated_at: 1 },
    'due',
  ],
  ['a purchase without a pack', 'POST', '/api/functions/purchase-credits', {}, 'package'],
  ['a bad payment ID', 'POST', '/api/functions/verify-payment', { sessionId: 'cs_1' }, 'sessionId'],
  ['zero water', 'POST', '/api/diary/2026-11-20/water', { milliliters: 0 }, 'milliliters'],
  ['too much water', 'POST', '/api/diary/2026-11-20/water', { milliliters: 5001 }, 'milliliters'],
  ['a fraction of water', 'POST', '/api/diary/2026-11-20/water', { milliliters: 0.5 }, 'milliliters'],
  ['water on an invalid date', 'POST', '/api/diary/today/water', { milliliters: 250 }, 'date'],
  ['a dashboard without a time zone', 'GET', '/api/dashboard', undefined, 'time_zone'],
  ['a trend without a time zone', 'GET', '/api/dashboard/trend', undefined, 'time_zone'],
  ['a trend too short', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&days=6`, undefined, 'days'],
  ['a trend too long', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&days=366`, undefined, 'days'],
  ['a trend of 7.5 days', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&days=7.5`, undefined, 'days'],
  ['a trend of another', 'GET', `/api/dashboard/trend?time_zone=${ZONE}&user_id=ben`, undefined, 'user_id'],
  ['a photo too large', 'POST', '/api/photos', { content_type: 'image/jpeg', size: 9_000_000 }, 'size'],
  ['a video upload', 'POST', '/api/photos', { content_type: 'video/mp4', size: 1 }, 'content_type'],
  ...casesOf('POST', '/api/functions/analyze-food-image', [
    ['an analysis without an image', {}, 'image'],
    ['image and images', { image: 'a', images: ['b'] }, 'image'],
    ['a GIF inside', { image: 'data:image/gif;base64,R0lG' }, 'image'],
    ['a huge text with a photo', { image: 'a', text: long(501) }, 'text'],
    ['six photos', { images: [...'abcdef'] }, 'images'],
    ['a photo twice', { images: ['a', 'a'] }, 'images'],
  ]),
];
