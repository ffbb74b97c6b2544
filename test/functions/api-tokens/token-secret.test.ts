import { describe, expect, it } from 'vitest';
import { endingOf, isTokenSecret, newTokenSecret, tokenHashOf } from '#functions/api-tokens/token-secret.ts';

describe('A personal API token', () => {
  it('a personal API token consists of pw_ and 49 letters and digits and is never generated twice', () => {
    const made = Array.from({ length: 500 }, newTokenSecret);
    expect(made.filter((secret) => !/^pw_[0-9A-Za-z]{49}$/.test(secret))).toEqual([]);
    expect(new Set(made).size).toBe(500);
    expect(made.every(isTokenSecret)).toBe(true);
  });

  it('fails a checksum with any letter changed, without a table lookup', () => {
    const secret = newTokenSecret();
    const changed = Array.from({ length: secret.length }, (_, at) => {
      const other = secret[at] === 'x' ? 'y' : 'x';
      return secret.slice(0, at) + other + secret.slice(at + 1);
    });
    expect(changed.filter(isTokenSecret)).toEqual([]);
    expect(['', 'pw_', `${secret}0`, secret.slice(0, -1), ` ${secret}`].filter(isTokenSecret)).toEqual([]);
  });

  it('a personal API token cannot be derived from its hash and is identified by its last four letters', () => {
    const secret = newTokenSecret();
    expect(tokenHashOf(secret)).toMatch(/^[\w-]{43}$/);
    expect(tokenHashOf(secret)).not.toBe(tokenHashOf(newTokenSecret()));
    expect(endingOf(secret)).toBe(secret.slice(48));
  });
});
