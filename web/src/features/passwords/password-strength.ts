import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonPasswords } from './common-passwords.ts';

const zxcvbn = new ZxcvbnFactory({ dictionary: { common: [...commonPasswords] } });

/** 0: guessed at once, 4: not guessable in practice. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Longest text that is estimated: the time grows with its square, and longer passwords are strong anyway. */
const MAX_ESTIMATED = 64;

/**
 * Estimates how hard a password is to guess.
 * Source: Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016.
 */
export const passwordStrength = (password: string): Strength =>
  zxcvbn.check(password.slice(0, MAX_ESTIMATED)).score;
