import { describe, expect, it } from 'vitest';
import { packLines } from '#functions/imports/pack-lines.ts';

const dayOf = (day: string | null): string | null => day;
const sizes = (days: (string | null)[]): number[] => packLines(days, dayOf).map((part) => part.length);

describe('packLines', () => {
  it('fills a transaction with 48 lines of one day and 32 lines of as many days', () => {
    expect(sizes(Array.from({ length: 100 }, () => '2026-11-18'))).toEqual([48, 48, 4]);
    expect(sizes(Array.from({ length: 100 }, (_none, at) => `day-${at}`))).toEqual([32, 32, 32, 4]);
  });

  it('keeps the order and leaves nothing out', () => {
    const days = Array.from({ length: 300 }, (_none, at) => `day-${Math.floor(at / 12)}`);
    const parts = packLines(days, dayOf);
    expect(parts.flat()).toEqual(days);
    for (const part of parts) expect(2 * part.length + new Set(part).size).toBeLessThanOrEqual(97);
  });

  it('counts no sum for a line whose entry is gone', () => {
    expect(sizes([])).toEqual([]);
    expect(sizes(Array.from({ length: 49 }, () => null))).toEqual([48, 1]);
  });
});
