const asking = '/api/friend-requests';
const meals = '/api/shared-meals';
const meal = '01JD0000000000000000000000';
const person = '9c0f6a52-1b2c-4d3e-8f40-000000000001';

/** As in `bad-requests.ts`. */
export const socialCases: [string, string, string, unknown, string][] = [
  ['a friend without an e-mail', 'POST', asking, {}, 'email'],
  ['a friend with a blank e-mail', 'POST', asking, { email: ' ' }, 'email'],
  ['a friend with an endless e-mail', 'POST', asking, { email: 'x'.repeat(255) }, 'email'],
  ['a friend of somebody else', 'POST', asking, { email: 'a@b.example', user_id: person }, 'user_id'],
  [
    'a friend who is accepted at once',
    'POST',
    asking,
    { email: 'a@b.example', status: 'accepted' },
    'status',
  ],
  ['a request of no pair', 'POST', `${asking}/1/accept`, undefined, 'id'],
  ['a friendship of no pair', 'DELETE', `/api/friends/${person}`, undefined, 'id'],
  ['a block of nobody', 'PUT', '/api/blocks/somebody', undefined, 'user_id'],
  ['a block of nobody to take back', 'DELETE', '/api/blocks/*', undefined, 'user_id'],
  ['a shared meal without a meal', 'POST', meals, {}, 'food_entry_id'],
  ['a shared meal of no entry', 'POST', meals, { food_entry_id: 'soup' }, 'food_entry_id'],
  ['an endless caption', 'POST', meals, { food_entry_id: meal, caption: 'x'.repeat(501) }, 'caption'],
  ['a meal for nobody', 'POST', meals, { food_entry_id: meal, audience: 'nobody' }, 'audience'],
  ['a meal of somebody else', 'POST', meals, { food_entry_id: meal, user_id: person }, 'user_id'],
  ['a meal that is liked already', 'POST', meals, { food_entry_id: meal, likes_count: 5 }, 'likes_count'],
  ['a feed before no meal', 'GET', `${meals}?before=yesterday`, undefined, 'before'],
  ['a feed of a size', 'GET', `${meals}?limit=500`, undefined, 'limit'],
  ['a like of no meal', 'POST', `${meals}/soup/like`, undefined, 'id'],
  ['a report without a reason', 'POST', `${meals}/${meal}/report`, {}, 'reason'],
  ['a report for no known reason', 'POST', `${meals}/${meal}/report`, { reason: 'taste' }, 'reason'],
  [
    'a report with an endless note',
    'POST',
    `${meals}/${meal}/report`,
    { reason: 'spam', note: 'x'.repeat(501) },
    'note',
  ],
];
