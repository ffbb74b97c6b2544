const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const path = '/api/functions/money-agent';

/** Invalid requests to the free-form agents: title, method, path, body, and the reported field. */
export const agentCases: [string, string, string, unknown, string][] = [
  ['a missing action', 'POST', '/api/functions/operations-agent', { data: {} }, 'action'],
  ['a blank action', 'POST', '/api/functions/amplifier-agent', { action: ' ' }, 'action'],
  ['a long action', 'POST', path, { action: 'a'.repeat(101) }, 'action'],
  ['an action that is not text', 'POST', path, { action: ['churn'] }, 'action'],
  ['an action with a user_id', 'POST', path, { action: 'churn', user_id: 'ben' }, 'user_id'],
  ['data nested too deep', 'POST', path, `{"action":"churn","data":${nested(34)}}`, 'data'],
  ['data nested beyond all measure', 'POST', path, `{"action":"churn","data":${nested(100_000)}}`, 'data'],
  ['a text that is too long', 'POST', path, { action: 'churn', data: 'x'.repeat(262_144) }, 'data'],
  [
    'too many values',
    'POST',
    path,
    { action: 'churn', data: Array.from({ length: 20_001 }, () => 0) },
    'data',
  ],
  [
    'a prototype beside the action',
    'POST',
    path,
    '{"action":"churn","__proto__":{"admin":true}}',
    '__proto__',
  ],
  ['a broken character', 'POST', path, '{"action":"churn","data":{"a":"\\ud800"}}', 'data.a'],
];
