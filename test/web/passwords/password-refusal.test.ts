import { describe, expect, it } from 'vitest';
import { commonPasswords } from '#web/features/passwords/common-passwords.ts';
import { passwordRefusal } from '#web/features/passwords/public.ts';

const COMMON = /one of the most common/;
const OWN = /your name or email address/;
const own = { name: 'Mara Lind', email: 'mara.lind@example.com' };

describe('passwordRefusal', () => {
  it.each(['123456', 'password', 'Password1', 'QWERTY', 'iloveyou', 'football'])(
    'refuses “%s”, because it is one of the 10,000 most common passwords',
    async (password) => {
      expect(await passwordRefusal(password)).toMatch(COMMON);
    },
  );

  it.each(['Mara Lind', 'maralind', 'MaraLind1990', 'mara.lind@example.com', 'Mara.Lind', 'mara12'])(
    'refuses “%s”, because it is the user’s name or email address',
    async (password) => {
      expect(await passwordRefusal(password, own)).toMatch(OWN);
    },
  );

  it.each(['mara-likes-plum-cake', 'seven green spoons', 'plum-sky-41', 'Lindenbaum!'])(
    'accepts “%s”',
    async (password) => {
      expect(await passwordRefusal(password, own)).toBeNull();
    },
  );

  it('accepts any uncommon password while the form knows neither name nor email address', async () => {
    expect(await passwordRefusal('mara.lind@example.com')).toBeNull();
    expect(await passwordRefusal('plum-sky-41', { name: '', email: '' })).toBeNull();
  });

  it('knows 10,000 different passwords, each long enough for the user pool', () => {
    expect(new Set(commonPasswords).size).toBe(10_000);
    expect(Math.min(...commonPasswords.map(({ length }) => length))).toBe(6);
  });
});
