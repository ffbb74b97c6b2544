import { describe, expect, it } from 'vitest';
import { allowedRepairs } from '#functions/reconciliation/allowed-repairs.ts';
import { groupUsers, type UserSummary } from '#functions/reconciliation/group-users.ts';
import { judgeUser, type PoolState, type Verdict } from '#functions/reconciliation/judge-user.ts';
import type { ScannedRow } from '#functions/reconciliation/scan-repository.ts';

const NOW = new Date('2026-11-20T03:40:00Z');
const LONG_AGO = '2026-10-01T08:00:00Z';
const AN_HOUR_AGO = '2026-11-20T02:40:00Z';
const user: UserSummary = {
  user_id: 'mara',
  createdAt: LONG_AGO,
  hasProfile: true,
  hasData: true,
  closed: null,
  customerId: null,
};
const open: PoolState = { isEnabled: true };
const disabled: PoolState = { isEnabled: false };

describe('judgeUser', () => {
  it.each<[situation: string, change: Partial<UserSummary>, pool: PoolState, verdict: Verdict]>([
    ['an open account', {}, open, 'fine'],
    ['an account that support has blocked', {}, disabled, 'fine'],
    ['an account that the user pool has deleted', {}, null, 'erase'],
    ['an account of the last day that the pool does not list yet', { createdAt: AN_HOUR_AGO }, null, 'fine'],
    ['items without a date of an unknown account', { createdAt: null, hasProfile: false }, null, 'erase'],
    [
      'only the marks of an erased account',
      { hasData: false, closed: { closed_at: LONG_AGO, expires_at: 1 } },
      null,
      'fine',
    ],
    ['items after a finished erasure', { closed: { closed_at: LONG_AGO, expires_at: 1 } }, null, 'erase'],
    ['an erasure that has not finished for weeks', { closed: { closed_at: LONG_AGO } }, disabled, 'resume'],
    [
      'an unfinished erasure whose account is gone',
      { closed: { closed_at: LONG_AGO }, hasData: false },
      null,
      'resume',
    ],
    ['an account that was closed an hour ago', { closed: { closed_at: AN_HOUR_AGO } }, disabled, 'fine'],
    ['a child’s account', { closed: { closed_at: LONG_AGO, is_child: true } }, disabled, 'fine'],
    [
      'a child’s account that can sign in',
      { closed: { closed_at: LONG_AGO, is_child: true } },
      open,
      'disable',
    ],
    [
      'a child’s account that the pool has deleted',
      { closed: { closed_at: LONG_AGO, is_child: true } },
      null,
      'erase',
    ],
    ['a closed account without a date', { closed: {} }, disabled, 'fine'],
  ])('decides about %s', (_situation, change, pool, verdict) => {
    expect(judgeUser({ ...user, ...change }, pool, NOW)).toBe(verdict);
  });
});

describe('allowedRepairs', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [10, 5],
    [100, 5],
    [1_000, 30],
  ])('returns for %d accounts that one run may erase at most %d', (total, most) => {
    expect(allowedRepairs(total)).toBe(most);
  });
});

describe('groupUsers', () => {
  const MARA = '0a000000-0000-4000-8000-000000000001';
  const BEN = '0a000000-0000-4000-8000-000000000002';
  const pagesOf = async function* (...pages: ScannedRow[][]): AsyncGenerator<ScannedRow[]> {
    yield* pages;
  };
  const summaries = async (...pages: ScannedRow[][]): Promise<UserSummary[]> => {
    const users: UserSummary[] = [];
    for await (const each of groupUsers(pagesOf(...pages))) users.push(each);
    return users;
  };

  it('summarizes a user whose items are on two pages once, and uses the date of the profile', async () => {
    const users = await summaries(
      [
        { pk: `user#${MARA}`, sk: 'account#billing', customer_id: 'cus_1' },
        { pk: `user#${MARA}`, sk: 'account#profile', created_at: LONG_AGO },
      ],
      [
        { pk: `user#${MARA}`, sk: 'entry#1', created_at: AN_HOUR_AGO },
        { pk: `user#${BEN}`, sk: 'account#closed', closed_at: LONG_AGO },
      ],
    );
    expect(users).toEqual([
      { ...user, user_id: MARA, customerId: 'cus_1' },
      {
        user_id: BEN,
        createdAt: null,
        hasProfile: false,
        hasData: false,
        closed: expect.objectContaining({ closed_at: LONG_AGO }),
        customerId: null,
      },
    ]);
  });

  it('ignores partitions that belong to no user, such as the counts of visitors', async () => {
    const none = ['user#visitors', 'user#visitor-4f2a', 'active-zones#2026-11-20', `user#${MARA}#x`];
    expect(await summaries(none.map((pk) => ({ pk, sk: 'calls#1' })))).toEqual([]);
  });
});
