import { casesOf, type RequestCase } from './request-cases.ts';

const asking = '/api/friend-requests';
const meals = '/api/shared-meals';
const meal = '01JD0000000000000000000000';
const person = '9c0f6a52-1b2c-4d3e-8f40-000000000001';

export const socialCases: RequestCase[] = [
  ...casesOf('POST', asking, [
    ['a friend request without an email', {}, 'email'],
    ['a friend request with a blank email', { email: ' ' }, 'email'],
    ['a friend request with a too long email', { email: 'x'.repeat(255) }, 'email'],
    ['a friend request with a user_id', { email: 'a@b.example', user_id: person }, 'user_id'],
    ['a friend who is accepted at once', { email: 'a@b.example', status: 'accepted' }, 'status'],
  ]),
  ['a friend request with an invalid ID', 'POST', `${asking}/1/accept`, undefined, 'id'],
  ['a friendship with an invalid ID', 'DELETE', `/api/friends/${person}`, undefined, 'id'],
  ['a block with an invalid user ID', 'PUT', '/api/blocks/somebody', undefined, 'user_id'],
  ['an unblock with an invalid user ID', 'DELETE', '/api/blocks/*', undefined, 'user_id'],
  ...casesOf('POST', meals, [
    ['a shared meal without a meal', {}, 'food_entry_id'],
    ['a shared meal with an invalid entry ID', { food_entry_id: 'soup' }, 'food_entry_id'],
    ['a caption of 501 characters', { food_entry_id: meal, caption: 'x'.repeat(501) }, 'caption'],
    ['a shared meal with an unknown audience', { food_entry_id: meal, audience: 'nobody' }, 'audience'],
    ['a shared meal with a user_id', { food_entry_id: meal, user_id: person }, 'user_id'],
    ['a shared meal with a likes_count', { food_entry_id: meal, likes_count: 5 }, 'likes_count'],
  ]),
  ['a feed with an invalid cursor', 'GET', `${meals}?before=yesterday`, undefined, 'before'],
  ['a feed with a page size', 'GET', `${meals}?limit=500`, undefined, 'limit'],
  ['a like with an invalid meal ID', 'POST', `${meals}/soup/like`, undefined, 'id'],
  ['a report without a reason', 'POST', `${meals}/${meal}/report`, {}, 'reason'],
  ['a report with an unknown reason', 'POST', `${meals}/${meal}/report`, { reason: 'taste' }, 'reason'],
  [
    'a report with an endless note',
    'POST',
    `${meals}/${meal}/report`,
    { reason: 'spam', note: 'x'.repeat(501) },
    'note',
  ],
];
