import type { Route } from '#shared/http/route.ts';

const instant = { logged_at: '2026-11-20T11:00:00Z', time_zone: 'Europe/Berlin' };
const ID = '01JD0000000000000000000000';
const meal = { id: 'meal-0001', type: 'lunch', time: '12:00', calories: 300 };
/** Shopping list, photo. */
const key = 'own-0001';
const photo = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')}`;

type RouteName = `${Route['method']} ${string}`;

/** Returns requests that carry a text in each checked field. @param items foods of a meal */
type BodiesWith = (text: string, items: readonly object[]) => readonly object[];

/**
 * Routes that take texts of users about themselves or their food. A text about an emergency or a crisis is answered
 * with help. The coach, whose answer carries help in another way, is measured by `npm run safety`.
 */
export const triagedRoutes: Readonly<Record<RouteName, BodiesWith>> = {
  'POST /api/foods/describe': (text) => [{ text }],
  'POST /api/food-entries': (text) => [
    { food_name: text, calories: 10, ...instant },
    { food_name: 'Soup', note: text, calories: 10, ...instant },
  ],
  [`PATCH /api/food-entries/${ID}`]: (text) => [
    { food_name: text, version: 1 },
    { note: text, version: 1 },
  ],
  'PUT /api/meal-plans/2026-11-28': (text) => [
    { meals: [{ ...meal, name: text }], version: 0 },
    { meals: [{ ...meal, name: 'Soup', notes: text }], version: 0 },
  ],
  'PUT /api/meal-plans': (text) => [
    { days: [{ date: '2026-11-28', meals: [{ ...meal, name: text }], version: 0 }] },
  ],
  [`PUT /api/shopping-list/items/${key}`]: (text) => [{ is_checked: false, name: text }],
  'POST /api/saved-meals': (text, items) => [
    { name: text, items },
    { name: 'Soup', notes: text, items },
  ],
  [`PATCH /api/saved-meals/${ID}`]: (text) => [
    { name: text, version: 1 },
    { notes: text, version: 1 },
  ],
  'POST /api/recipes/read': (text) => [{ lines: ['200 g flour', text] }],
  'POST /api/functions/analyze-food-image': (text) => [{ image: photo, text }],
  'POST /api/shared-meals': (text) => [{ food_entry_id: ID, caption: text }],
  [`POST /api/shared-meals/${ID}/report`]: (text) => [{ reason: 'other', note: text }],
  'POST /api/v1/foods/describe': (text) => [{ text }],
  'POST /api/v1/food-entries': (text) => [{ food_name: text, calories: 10, ...instant }],
  [`PATCH /api/v1/food-entries/${ID}`]: (text) => [
    { food_name: text, version: 1 },
    { note: text, version: 1 },
  ],
  'POST /api/v1/saved-meals': (text, items) => [
    { name: text, items },
    { name: 'Soup', notes: text, items },
  ],
  [`PATCH /api/v1/saved-meals/${ID}`]: (text) => [
    { name: text, version: 1 },
    { notes: text, version: 1 },
  ],
  'PUT /api/v1/meal-plans/2026-11-28': (text) => [
    { meals: [{ ...meal, name: text }], version: 0 },
    { meals: [{ ...meal, name: 'Soup', notes: text }], version: 0 },
  ],
};

/** Routes with free texts that are not triaged, and why. */
export const exemptRoutes: Readonly<Record<RouteName, string>> = {
  'POST /api/functions/nutrition-assistant':
    'the coach answers emergencies itself, with `help` (npm run safety)',
  'GET /api/foods':
    'unfinished words while typing; the finished text is described or logged, and checked then',
  'GET /api/v1/foods': 'a search by a program; the text of a meal is described or logged, and checked then',
  'GET /api/products':
    'unfinished words while typing; the finished text is described or logged, and checked then',
  'POST /api/foods/ground': 'names of foods that a model on the device saw in a photo',
  'POST /api/imports': 'a file of past days from another app, with no user waiting for help',
  'POST /api/imports/measurements': 'the name of such a file',
  'PUT /api/profile':
    'lists of diets, allergens and conditions, which set what the user is shown (decision D49)',
  'POST /api/functions/text-to-speech': 'a reply that the product wrote and checked',
  'POST /api/contact': 'a message to staff, which must reach a person',
  'POST /api/contracts/cancellations': 'a legal declaration, which must be stored and confirmed as it is',
  'POST /api/contracts/withdrawals': 'a legal declaration, which must be stored and confirmed as it is',
  'POST /api/newsletter': 'a hidden field against bots',
  'POST /api/client-errors': 'a message of the program',
  'POST /api/csp-reports': 'a report of the browser',
  'POST /api/tokens': 'the name of a token',
  'POST /api/webhooks/{id}/deliveries': 'an ID',
  'POST /api/account/proof': 'a password',
  'POST /api/account/password': 'passwords',
  'POST /api/account/recovery': 'a password and a code',
  'POST /api/account/passkeys': 'a passkey',
  'POST /api/account/email/undo': 'a token from an email',
  'POST /api/friend-requests': 'an email address',
  'POST /api/rpc/get_user_total_credits': 'an ID',
  'POST /api/functions/generate-insights': 'an ID',
  'POST /api/functions/operations-agent': 'the name of an action',
  'POST /api/functions/amplifier-agent': 'the name of an action',
  'POST /api/functions/money-agent': 'the name of an action',
  'POST /api/calendar-events': 'events of a business',
  'PUT /api/calendar-events/{id}': 'events of a business',
  'POST /api/calendar-import': 'events of a business',
  'POST /api/calendar-import/removals': 'IDs of such events',
  'PUT /api/crm-activities/{id}': 'tasks of a business',
  'PUT /api/documents/{id}': 'documents of a business',
  'POST /api/email-templates': 'email templates of a business',
  'PUT /api/email-templates/{id}': 'email templates of a business',
  'POST /api/functions/executive-assistant': 'tasks and documents of a business',
  'POST /api/leads/import': 'contacts of a business',
  'POST /api/leads/bulk': 'tags of contacts of a business',
  'PATCH /api/leads/{id}': 'contacts of a business',
  'PUT /api/lead-views': 'names of lists of contacts',
  'PUT /api/leads/{id}/contact': 'why a contact of a business may be written to',
  'PUT /api/sdr-offer': 'prices and terms of a business',
  'POST /api/functions/sdr-agent': 'contacts and drafts of a business',
  'POST /api/staff/reports/{user_id}/{shared_meal_id}/decision': 'reasons of staff',
  'POST /api/staff/referrals/{user_id}/{referral_id}/decision': 'reasons of staff',
  'POST /api/staff/accounts/search': 'reasons of staff',
  'POST /api/staff/accounts/{user_id}/view': 'reasons of staff',
  'POST /api/staff/accounts/{user_id}/warning': 'reasons and messages of staff',
  'POST /api/staff/appeals/{user_id}/{decision_id}/decision': 'reasons and messages of staff',
  'POST /api/appeals': 'an appeal to staff, which must reach a person',
  'POST /api/staff/accounts/{user_id}/block': 'reasons of staff',
  'POST /api/staff/accounts/{user_id}/unblock': 'reasons of staff',
  'POST /api/staff/accounts/{user_id}/credits': 'reasons of staff',
};
