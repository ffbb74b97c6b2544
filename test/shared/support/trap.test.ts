import { describe, expect, it } from 'vitest';
import { isTooSoon } from '#shared/support/bot-trap.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('The time check of a form', () => {
  it.each([
    ['the moment it is opened', '2026-11-20T10:00:00Z', true],
    ['1.999 s after it', '2026-11-20T09:59:58.001Z', true],
    ['2 s after it', '2026-11-20T09:59:58Z', false],
    ['before it, by a clock that goes wrong', '2026-11-20T10:05:00Z', false],
    ['without a script', '', false],
    ['without a word about it', undefined, false],
  ])('rates a form sent %s as too soon: %s, %s', (_, opened, expected) => {
    expect(isTooSoon(opened, now)).toBe(expected);
  });
});
