import { describe, expect, it } from 'vitest';
import { createClosedAccounts } from '#functions/account/closed-account-repository.ts';
import { closeUnderageAccount } from '#functions/account/close-underage-account.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const closing = ({ isOpen = true, hasEnded = false, fails = '' } = {}) => {
  const done: string[] = [];
  const state = { isOpen, hasEnded, fails };
  const act = async (what: string): Promise<void> => {
    if (what === state.fails) throw new Error(`${what} failed`);
    done.push(what);
  };
  const close = closeUnderageAccount({
    userPoolId: 'pool-1',
    pool: {
      isOpen: async () => state.isOpen,
      disable: async (pool, user) => {
        await act(`disable ${user} of ${pool}`);
        state.isOpen = false;
      },
    },
    closed: { noteChild: (user) => act(`bar ${user}`) },
    closeSessions: async (_pool, user) => {
      await act(`end ${user}`);
      state.hasEnded = true;
    },
    hasEnded: async () => state.hasEnded,
    sendNotice: async () => undefined,
    sendErasure: (message) => act(`ask ${JSON.stringify(message)}`),
  });
  return { done, state, close: () => close({ caller: { user_id: 'mara', signed_in_at: 1 } } as never) };
};

const steps = ['bar mara', 'ask {"user_id":"mara","only":"payments"}', 'disable mara of pool-1', 'end mara'];

describe('Closing the account of a user under 13 (D42)', () => {
  it('blocks writes, ends the subscription, disables sign-in, ends the sessions and can be repeated', async () => {
    const { done, close } = closing();
    expect(await close()).toEqual({ status: 'closed' });
    expect(done).toEqual(steps);
    expect(await close()).toEqual({ status: 'closed' });
    expect(done.slice(4)).toEqual(['end mara']);
  });

  it.each(steps)('the next request finishes the work after a failure of "%s"', async (fails) => {
    const { done, state, close } = closing({ fails });
    await expect(close()).rejects.toThrow(fails);
    state.fails = '';
    await close();
    expect([...new Set(done)]).toEqual(steps);
  });

  it('rejects a session that was ended while the account is open', async () => {
    const { done, close } = closing({ hasEnded: true });
    await expect(close()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(done).toEqual([]);
  });

  it('leaves no permanent marker on an account that is being deleted', async () => {
    const { done, close } = closing({ isOpen: false });
    await close();
    expect(done).toEqual(['end mara']);
  });
});

describe('The marker of a closed account', () => {
  const database = openForAllTests(openTestTable);

  it('the marker stays until everything is erased, in whatever order the account is closed and erased', async () => {
    const accounts = createClosedAccounts(database.table, () => new Date('2026-11-20T12:00:00Z'));
    const expiry = async (user_id: string) => (await accounts.find(user_id))!.expires_at;
    const halfAnHourLater = Date.parse('2026-11-20T12:30:00Z') / 1_000;
    await accounts.note('mara');
    expect(await expiry('mara')).toBeUndefined();
    await accounts.beginErasure('mara');
    expect(await expiry('mara')).toBeUndefined();
    await accounts.endErasure('mara');
    expect(await expiry('mara')).toBe(halfAnHourLater);
    // A repeated request to close the account arrives after the erasure.
    await accounts.note('mara');
    expect(await expiry('mara')).toBe(halfAnHourLater);
    // The second erasure 15 minutes later must not let the record expire while it runs.
    await accounts.beginErasure('mara');
    expect(await expiry('mara')).toBeUndefined();
  });

  it('D42 the marker of a child says when the data is erased, 30 days later, and forgets it once the erasure begins', async () => {
    const accounts = createClosedAccounts(database.table, () => new Date('2026-11-20T12:00:00Z'));
    await accounts.noteChild('tim');
    await accounts.noteChild('tim');
    expect(await accounts.find('tim')).toMatchObject({ erase_at: '2026-12-20T12:00:00.000Z' });
    await accounts.beginErasure('tim');
    expect(await accounts.find('tim')).not.toHaveProperty('erase_at');
  });
});
