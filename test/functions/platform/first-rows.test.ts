import { describe, expect, it } from 'vitest';
import { firstRows, type Page } from '#functions/platform/table/first-rows.ts';

/** Creates a query that returns these pages, and records the limits and keys it was called with. */
const aQuery = (pages: Page<string>[]) => {
  const calls: [limit: number, from: unknown][] = [];
  const read = async (limit: number, from: Record<string, unknown> | undefined): Promise<Page<string>> => {
    calls.push([limit, from?.['sk']]);
    return pages[calls.length - 1] ?? {};
  };
  return { calls, read };
};

describe('The first rows of a query', () => {
  it('the first rows of a query come from several pages, each asked only for what is missing', async () => {
    const { calls, read } = aQuery([
      { Items: ['a', 'b'], LastEvaluatedKey: { sk: 'b' } },
      { Items: [], LastEvaluatedKey: { sk: 'c' } },
      { Items: ['d'], LastEvaluatedKey: { sk: 'd' } },
    ]);
    expect(await firstRows(3, read)).toEqual(['a', 'b', 'd']);
    expect(calls).toEqual([
      [3, undefined],
      [1, 'b'],
      [1, 'c'],
    ]);
  });

  it('the first rows of a query end with the last page, even if there are fewer than the limit', async () => {
    const { calls, read } = aQuery([{ Items: ['a'] }]);
    expect(await firstRows(3, read)).toEqual(['a']);
    expect(calls).toEqual([[3, undefined]]);
  });
});
