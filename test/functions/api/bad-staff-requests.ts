import { casesOf, type RequestCase } from './request-cases.ts';

const person = '9c0f6a52-1b2c-4d3e-8f40-000000000001';
const account = `/api/staff/accounts/${person}`;
const search = '/api/staff/accounts/search';
const decision = `/api/staff/reports/${person}/01JD0000000000000000000000/decision`;
const message = `/api/staff/messages/${'a'.repeat(43)}/${'b'.repeat(43)}/state`;
const appeal = `/api/staff/appeals/${person}/01JD0000000000000000000000/decision`;
const reason = 'Asked for by mail';
const block = { reason, rule: 'spam', days: null };

export const staffCases: RequestCase[] = [
  ['messages in an unknown state', 'GET', '/api/staff/messages?state=lost', undefined, 'state'],
  ['messages with an invalid cursor', 'GET', '/api/staff/messages?cursor=%20', undefined, 'cursor'],
  ['reports with an invalid cursor', 'GET', '/api/staff/reports?cursor=%20', undefined, 'cursor'],
  ['an audit log with an invalid cursor', 'GET', '/api/staff/audit?cursor=%20', undefined, 'cursor'],
  [
    'a message with an invalid email hash',
    'PUT',
    '/api/staff/messages/a/b/state',
    { state: 'open' },
    'email_hash',
  ],
  ['a message in an unknown state', 'PUT', message, { state: 'lost' }, 'state'],
  [
    'a decision with an invalid user ID',
    'POST',
    decision.replace(person, '1'),
    { decision: 'leave', reason },
    'user_id',
  ],
  ['a missing decision', 'POST', decision, { reason }, 'decision'],
  ['a decision without a reason', 'POST', decision, { decision: 'leave' }, 'reason'],
  ['a hidden meal without a broken rule', 'POST', decision, { decision: 'hide', reason }, 'rule'],
  ['an account search for one character', 'POST', search, { text: ' a ', reason }, 'text'],
  ['a search without a reason', 'POST', search, { text: 'mara' }, 'reason'],
  ['a look without a reason', 'POST', `${account}/view`, {}, 'reason'],
  ['a block with an invalid user ID', 'POST', '/api/staff/accounts/1/block', block, 'user_id'],
  ['a block for nothing', 'POST', `${account}/block`, { ...block, reason: '  ' }, 'reason'],
  ['a suspension for 366 days', 'POST', `${account}/block`, { ...block, days: 366 }, 'days'],
  ['a warning without a broken rule', 'POST', `${account}/warning`, { reason }, 'rule'],
  ['an unknown outcome of an appeal', 'POST', appeal, { outcome: 'maybe', reason }, 'outcome'],
  ['a reason of 301 characters', 'POST', `${account}/unblock`, { reason: 'x'.repeat(301) }, 'reason'],
  ...casesOf('POST', `${account}/credits`, [
    ['a correction of 0 credits', { amount: 0, reason }, 'amount'],
    ['a correction of half a credit', { amount: 0.5, reason }, 'amount'],
    ['too many credits', { amount: 1001, reason }, 'amount'],
    ['too many credits removed', { amount: -1001, reason }, 'amount'],
    ['credits for nothing', { amount: 5 }, 'reason'],
  ]),
];
