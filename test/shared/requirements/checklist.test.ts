import { describe, expect, it } from 'vitest';
import { requirements, rowsOf, testTitles } from '#test/support/checklist.ts';

describe('The rows that titles of tests name', () => {
  it('exist in the requirements, and are found in titles', () => {
    const known = new Set(requirements().map(({ id }) => id));
    const named = testTitles().flatMap(({ title }) => rowsOf(title));
    expect(named).toContain('SCAN-12');
    expect(named.filter((row) => !known.has(row))).toEqual([]);
  });

  it('are at most three in one title', () => {
    const crowded = testTitles().filter(({ title }) => rowsOf(title).length > 3);
    expect(crowded).toEqual([]);
  });
});
