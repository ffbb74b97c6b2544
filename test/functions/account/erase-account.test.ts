import { describe, expect, it } from 'vitest';
import { closeAccount } from '#functions/account/close-account.ts';
import { createEraseAccount } from '#functions/account/erase-account.ts';
import type { RowKey } from '#functions/platform/table/get-rows.ts';
import { recordSteps } from './record-steps.ts';

/** What each run does first. */
const begun = ['block mara', 'prepare the receipt of mara', 'remember mara'];

const row = (sk: string): RowKey => ({ pk: 'user#mara', sk });

describe('Deleting an account', () => {
  const store = (pages: RowKey[][], { fails = '', hasTime = (): boolean => true } = {}) => {
    let left = pages;
    const { done, act } = recordSteps(fails);
    const reported: string[] = [];
    const erase = createEraseAccount({
      closed: {
        beginErasure: (user) => act(`block ${user}`),
        endErasure: (user) => act(`let the mark of ${user} expire`),
      },
      receipt: {
        prepare: (user) => act(`prepare the receipt of ${user}`),
        send: (user) => act(`send the receipt of ${user}`),
      },
      rememberErasure: (user) => act(`remember ${user}`),
      elsewhere: [
        { foundBy: ['account#billing'], erase: (user) => act(`billing ${user}`) },
        { foundBy: ['api-token#'], erase: (user) => act(`tokens ${user}`) },
      ],
      rows: {
        page: async (_, keeping = []) => {
          const leaves = ({ sk }: RowKey): boolean => !keeping.some((prefix) => sk.startsWith(prefix));
          return left.map((page) => page.filter(leaves)).find((page) => page.length > 0) ?? [];
        },
        remove: async (rows) => {
          await act(`rows ${rows.map(({ sk }) => sk).join()}`);
          left = left.map((page) => page.filter(({ sk }) => !rows.some((gone) => gone.sk === sk)));
        },
      },
      files: [
        { prefix: 'photo#', remove: (ids) => act(`photos ${ids.join()}`) },
        { prefix: 'voice#', remove: (ids) => act(`recordings ${ids.join()}`) },
      ],
      pool: { remove: (pool, user) => act(`user ${user} of ${pool}`) },
      userPoolId: 'pool-1',
      report: (error) => void reported.push(error.message),
    });
    return { done, reported, erase: () => erase({ user_id: 'mara' }, hasTime) };
  };

  it('blocks writes, deletes linked data page by page, files before their rows, and the account last', async () => {
    const { done, erase } = store([
      [row('entry#1'), row('photo#P'), row('photo#Q'), row('voice#V')],
      [row('account#profile')],
    ]);
    expect(await erase()).toEqual({ rows: 5, isFinished: true });
    expect(done).toEqual([
      ...begun,
      'billing mara',
      'tokens mara',
      'photos P,Q',
      'recordings V',
      'rows entry#1,photo#P,photo#Q,voice#V',
      'rows account#profile',
      'user mara of pool-1',
      'send the receipt of mara',
      'let the mark of mara expire',
    ]);
  });

  it.each([
    ['billing mara', ['account#billing']],
    ['tokens mara', ['api-token#T']],
    ['photos P', ['photo#P']],
  ])(
    'ACCOUNT-06 (D29) logs a failure of "%s", deletes the rest and keeps those rows and the account for the next run',
    async (fails, stay) => {
      const { done, reported, erase } = store(
        [
          [row('account#billing'), row('api-token#T'), row('photo#P')],
          [row('voice#V'), row('weight#1')],
        ],
        { fails },
      );
      await expect(erase()).rejects.toThrow('1 parts of an account could not be erased yet.');
      expect(reported).toEqual([`${fails} failed`]);
      const gone = done.filter((what) => what.startsWith('rows ')).join();
      for (const sk of ['account#billing', 'api-token#T', 'photo#P', 'voice#V', 'weight#1'])
        expect(gone.includes(sk), sk).toBe(!stay.includes(sk));
      expect(done).not.toContain('user mara of pool-1');
    },
  );

  it('erases nothing while it cannot be recorded outside of the table', async () => {
    const { done, erase } = store([[row('entry#1'), row('photo#P')]], { fails: 'remember mara' });
    await expect(erase()).rejects.toThrow('remember mara failed');
    expect(done).toEqual(begun.slice(0, 2));
  });

  it('keeps the receipt for the next run while it cannot be sent', async () => {
    const { done, erase } = store([], { fails: 'send the receipt of mara' });
    await expect(erase()).rejects.toThrow('send the receipt of mara failed');
    expect(done.at(-1)).toBe('user mara of pool-1');
    expect(done).not.toContain('let the mark of mara expire');
  });

  it('keeps the account while rows remain, so that the job is retried', async () => {
    const { done, erase } = store([[row('weight#1')]], { fails: 'rows weight#1' });
    await expect(erase()).rejects.toThrow('rows weight#1 failed');
    expect(done).toEqual([...begun, 'billing mara', 'tokens mara']);
  });

  it('stops between pages when its time is up, after at least one page, and keeps the account', async () => {
    const { done, erase } = store([[row('entry#1')], [row('entry#2')]], { hasTime: () => false });
    expect(await erase()).toEqual({ rows: 1, isFinished: false });
    expect(done).toEqual([...begun, 'billing mara', 'tokens mara', 'rows entry#1']);
    expect(await erase()).toEqual({ rows: 1, isFinished: true });
  });
});

describe('Closing an account', () => {
  const close = ({ fails = '', hasEnded = false, isOpen = true } = {}) => {
    const done: string[] = [];
    const act = async (what: string): Promise<void> => {
      if (what === fails) throw new Error(`${what} failed`);
      done.push(what);
    };
    const run = closeAccount({
      userPoolId: 'pool-1',
      pool: { disable: (pool, user) => act(`disable ${user} of ${pool}`), isOpen: async () => isOpen },
      closed: { note: (user) => act(`block writes of ${user}`) },
      hasEnded: async () => hasEnded,
      closeSessions: (pool, name) => act(`end sessions of ${name} in ${pool}`),
      sendNotice: async () => undefined,
      sendErasure: (message, delay = 0) => act(`erase ${JSON.stringify(message)} in ${delay} s`),
    });
    return { done, run: () => run({ caller: { user_id: 'mara', signed_in_at: 0 } } as never) };
  };

  it('queues the deletion first, and once more after all tokens of the user have expired, and blocks writes before it responds', async () => {
    const { done, run } = close();
    await run();
    expect(done).toEqual([
      'erase {"user_id":"mara"} in 0 s',
      'erase {"user_id":"mara"} in 900 s',
      'block writes of mara',
      'disable mara of pool-1',
      'end sessions of mara in pool-1',
    ]);
  });

  it('closes nothing and reports an error when the deletion cannot be queued', async () => {
    const { done, run } = close({ fails: 'erase {"user_id":"mara"} in 0 s' });
    await expect(run()).rejects.toThrow('failed');
    expect(done).not.toContain('disable mara of pool-1');
  });

  it('rejects an ended session, but can be repeated by the session that the closing ended', async () => {
    const thief = close({ hasEnded: true });
    await expect(thief.run()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(thief.done).toEqual([]);
    const again = close({ hasEnded: true, isOpen: false });
    await again.run();
    expect(again.done).toHaveLength(5);
  });
});
