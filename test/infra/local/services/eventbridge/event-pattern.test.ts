import { describe, expect, it } from 'vitest';
import { compileFilter } from '#infra/local/services/eventbridge/event-pattern.ts';

const record = (sk: string, rest: object = {}) => ({ dynamodb: { Keys: { sk: { S: sk } } }, ...rest });
const onSortKey = (...rules: unknown[]) => compileFilter({ dynamodb: { Keys: { sk: { S: rules } } } });

describe('EventBridge: filter patterns', () => {
  it.each([
    ['an exact value', onSortKey('account#profile'), record('account#profile'), record('account#profile2')],
    ['a prefix', onSortKey({ prefix: 'entry#' }), record('entry#1'), record('photo#1')],
    ['a suffix', onSortKey({ suffix: '#1' }), record('entry#1'), record('entry#2')],
    [
      'any of several',
      onSortKey({ prefix: 'entry#' }, 'account#profile'),
      record('account#profile'),
      record('x'),
    ],
    ['anything but', onSortKey({ 'anything-but': ['a', 'b'] }), record('c'), record('b')],
    ['anything but a prefix', onSortKey({ 'anything-but': { prefix: 'x#' } }), record('c'), record('x#1')],
    ['any case', onSortKey({ 'equals-ignore-case': 'ENTRY' }), record('entry'), record('entries')],
    [
      'existence',
      compileFilter({ userIdentity: [{ exists: true }] }),
      record('a', { userIdentity: 'ttl' }),
      record('a'),
    ],
    [
      'absence',
      compileFilter({ userIdentity: [{ exists: false }] }),
      record('a'),
      record('a', { userIdentity: 'ttl' }),
    ],
    ['numbers', compileFilter({ size: [{ numeric: ['>=', 10, '<', 20] }] }), { size: 10 }, { size: 20 }],
    [
      'several fields',
      compileFilter({ eventName: ['INSERT'], size: [1] }),
      { eventName: 'INSERT', size: 1 },
      { eventName: 'INSERT', size: 2 },
    ],
    ['$or', compileFilter({ $or: [{ a: [1] }, { b: [1] }] }), { b: 1 }, { c: 1 }],
    ['a member of a list', compileFilter({ tags: ['x'] }), { tags: ['y', 'x'] }, { tags: ['y'] }],
  ])('filter patterns support %s', (_name, accepts, yes, no) => {
    expect([accepts(yes), accepts(no)]).toEqual([true, false]);
  });

  it.each([[{ cidr: '10.0.0.0/8' }], [{ numeric: ['around', 3] }]])(
    'filter patterns stop the start with the name of the unsupported filter %j',
    (rule) => {
      expect(() => compileFilter({ source: [rule] })).toThrow(Object.keys(rule)[0]);
    },
  );
});
