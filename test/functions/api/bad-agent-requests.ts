import { casesOf, type RequestCase } from './request-cases.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const path = '/api/functions/money-agent';

/** Invalid requests to the free-form agents: title, method, path, body, and the reported field. */
export const agentCases: RequestCase[] = [
  ['a missing action', 'POST', '/api/functions/operations-agent', { data: {} }, 'action'],
  ['a blank action', 'POST', '/api/functions/amplifier-agent', { action: ' ' }, 'action'],
  ...casesOf('POST', path, [
    ['a long action', { action: 'a'.repeat(1_001) }, 'action'],
    ['an action that is not text', { action: ['churn'] }, 'action'],
    ['an action with a user_id', { action: 'churn', user_id: 'ben' }, 'user_id'],
    ['data nested too deep', `{"action":"churn","data":${nested(34)}}`, 'data'],
    ['data nested beyond all measure', `{"action":"churn","data":${nested(100_000)}}`, 'data'],
    ['a text that is too long', { action: 'churn', data: 'x'.repeat(262_144) }, 'data'],
    ['too many values', { action: 'churn', data: Array.from({ length: 20_001 }, () => 0) }, 'data'],
    ['a prototype beside the action', '{"action":"churn","__proto__":{"admin":true}}', '__proto__'],
    ['a broken character', '{"action":"churn","data":{"a":"\\ud800"}}', 'data.a'],
  ]),
];
