import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFindUnknownPasskey } from '#functions/platform/session/find-unknown-passkey.ts';
import { createPasskeyRepository, passkeyIdOf } from '#functions/platform/session/passkey-repository.ts';
import { createSessionEndRepository } from '#functions/platform/session/session-end-repository.ts';
import { createSessionRepository } from '#functions/platform/session/session-repository.ts';
import type { PoolPasskey } from '#functions/platform/user-pool/passkeys-at-pool.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);

const NOW = new Date('2026-11-27T10:00:00Z');
const SECONDS = NOW.getTime() / 1_000;

/** A user with a session and passkeys at a scripted user pool. */
const scene = async (atPool: PoolPasskey[]) => {
  const clock = () => NOW;
  const sessions = createSessionRepository(opened.table, clock);
  const ends = createSessionEndRepository(opened.table, clock);
  const passkeys = createPasskeyRepository(opened.table, clock);
  const user_id = randomUUID();
  const sessionOf = (id: string) => ({
    user_id,
    id,
    signed_in_at: SECONDS,
    device: 'Mac',
    browser: 'Safari',
  });
  await sessions.add(sessionOf('old'));
  const calls: string[] = [];
  const pool = {
    list: () => Promise.resolve(atPool),
    remove: (_token: string, id: string) => Promise.resolve(void calls.push(`remove ${id}`)),
    signOutEverywhere: () => Promise.resolve(void calls.push('sign out')),
  };
  const find = createFindUnknownPasskey({ pool, passkeys, sessions, ends });
  return {
    calls,
    pool,
    find: (token = 'token') => find(sessionOf('new'), token),
    save: (id: string, pool_created_at?: number) =>
      passkeys.save({
        user_id,
        id: passkeyIdOf(id),
        device: 'Mac',
        browser: 'Safari',
        created_at: NOW.toISOString(),
        ...(pool_created_at !== undefined && { pool_created_at }),
      }),
    endedSessions: async () =>
      (await sessions.list(user_id)).filter(({ ended_at }) => ended_at !== undefined).map(({ id }) => id),
    removals: () => rowsOf(opened.table, user_id, 'removed-passkey#'),
  };
};

describe('The check of passkeys with a new session', () => {
  it.each<[string, number | undefined, number]>([
    ['that was added on our site', SECONDS - 900.5, SECONDS - 900.5],
    ['that is being added at this moment', undefined, SECONDS + 2],
  ])('a passkey %s is known, and no session ends', async (_what, saved, created_at) => {
    const user = await scene([{ id: 'own', created_at }]);
    await user.save('own', saved);
    expect(await user.find()).toBe(false);
    expect(await user.endedSessions()).toEqual([]);
    expect(user.calls).toEqual([]);
  });

  it.each<[string, number | undefined, number]>([
    ['with the ID of a deleted one, added later', SECONDS - 900, SECONDS - 10],
    ['with the ID of one whose registration was never completed', undefined, SECONDS + 120],
  ])('a passkey %s is unknown', async (_what, saved, created_at) => {
    const user = await scene([{ id: 'own', created_at }]);
    await user.save('own', saved);
    expect(await user.find()).toBe(true);
  });

  it('an unknown passkey ends all sessions before it is removed, and the token is revoked last', async () => {
    const user = await scene([
      { id: 'own', created_at: SECONDS - 900 },
      { id: 'theirs', created_at: SECONDS - 60 },
    ]);
    await user.save('own', SECONDS - 900);
    expect(await user.find()).toBe(true);
    expect((await user.endedSessions()).toSorted()).toEqual(['new', 'old']);
    expect(await user.removals()).toHaveLength(1);
    expect(user.calls).toEqual(['remove theirs', 'sign out']);
  });

  it('leaves every session ended if the user pool fails in between', async () => {
    const user = await scene([{ id: 'theirs', created_at: SECONDS }]);
    user.pool.remove = () => Promise.reject(new Error('The pool is down.'));
    await expect(user.find()).rejects.toThrow('The pool is down.');
    expect((await user.endedSessions()).toSorted()).toEqual(['new', 'old']);
  });

  it('does not ask the user pool about a request without an access token', async () => {
    const user = await scene([{ id: 'theirs', created_at: SECONDS }]);
    expect(await user.find('')).toBe(false);
  });
});
