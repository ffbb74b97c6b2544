import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recover } from '#functions/account-security/recovery-codes/recover.ts';
import { createRecoveryCodes } from '#functions/account-security/recovery-codes/recovery-codes-repository.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);

const scene = async () => {
  const codes = createRecoveryCodes(opened.table, () => new Date('2026-11-27T10:00:00Z'));
  const userId = randomUUID();
  return { codes, userId, created: await codes.create(userId) };
};

describe('The recovery codes of a user', () => {
  it('recovery codes are ten different codes of 80 bits without letters that look like digits', async () => {
    const { created } = await scene();
    expect(new Set(created).size).toBe(10);
    for (const code of created) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it('recovery codes are stored only as salted hashes: no item contains a code, and another user has other hashes', async () => {
    const { created, userId } = await scene();
    const rows = JSON.stringify(await rowsOf(opened.table, userId), (_key, value: unknown) =>
      value instanceof Set ? [...value] : value,
    );
    expect(rows).toContain('account#recovery-codes');
    const characters = (text: string) => text.replaceAll('-', '');
    for (const code of created) expect(characters(rows)).not.toContain(characters(code));
  });

  it('recovery codes are accepted with other separators and capitals, and with letters for the digits they look like', async () => {
    const { codes, userId, created } = await scene();
    const typed = created[0]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(await codes.use(userId, ` ${typed} `)).toMatchObject({ remaining: 9 });
  });

  it('recovery codes are used once, even by twenty requests at the same time', async () => {
    const { codes, userId, created } = await scene();
    const uses = await Promise.all(Array.from({ length: 20 }, () => codes.use(userId, created[3]!)));
    expect(uses.filter((use) => use !== null)).toHaveLength(1);
    expect(await codes.count(userId)).toMatchObject({ remaining: 9 });
  });

  it('recovery codes can all be used, after which none is left and none is accepted', async () => {
    const { codes, userId, created } = await scene();
    for (const code of created) expect(await codes.use(userId, code)).not.toBeNull();
    expect(await codes.count(userId)).toMatchObject({ remaining: 0 });
    expect(await codes.use(userId, created[0]!)).toBeNull();
  });

  it('recovery codes are refused for another user, and after new ones were created', async () => {
    const { codes, userId, created } = await scene();
    const other = await scene();
    expect(await codes.use(userId, other.created[0]!)).toBeNull();
    await codes.create(userId);
    expect(await codes.use(userId, created[0]!)).toBeNull();
  });
});

describe('POST /api/account/recovery', () => {
  it('makes the code valid again if the user pool fails to turn the app off', async () => {
    const { codes, userId, created } = await scene();
    const sent: unknown[] = [];
    let isDown = true;
    const endpoint = recover({
      settings: {
        checkPassword: () => Promise.resolve(),
        hasApp: () => Promise.resolve(true),
        removeApp: () => (isDown ? Promise.reject(new CodedError('INTERNAL')) : Promise.resolve()),
      },
      clientId: 'web',
      findUser: () => Promise.resolve(userId),
      codes,
      apps: { forget: () => Promise.resolve() },
      countVisitor: () => Promise.resolve(),
      countCall: () => Promise.resolve(),
      sendNotice: (_userId, notice) => Promise.resolve(void sent.push(notice)),
    });
    const body = { email: 'mara@example.com', password: 'plum-sky-41', code: created[0]! };
    const send = () =>
      endpoint({ body, raw: { headers: {}, peer: '' } } as unknown as Parameters<typeof endpoint>[0]);
    await expect(send()).rejects.toThrow(CodedError);
    expect(sent).toEqual([]);
    isDown = false;
    expect(await send()).toEqual({ status: 'removed' });
    expect(sent).toEqual([{ kind: 'recovery_code_used', remaining: 9 }]);
  });
});
