import { describe, expect, it } from 'vitest';
import { listPage, listRows, MAX_LISTED } from '#functions/business-agents/common/list-rows.ts';

/** A table with rows of a given size that returns a limited number at once. */
const tableOf = (count: number, size: number, atOnce: number) => {
  const asked: number[] = [];
  const read = async (limit: number, from: Record<string, unknown> | undefined) => {
    asked.push(limit);
    const first = Number(from?.['at'] ?? 0);
    const last = Math.min(count, first + Math.min(limit, atOnce));
    const Items = Array.from({ length: last - first }, (_none, at) => ({
      at: first + at,
      text: '"'.repeat(size),
    }));
    return { Items, LastEvaluatedKey: last < count ? { at: last } : undefined };
  };
  return { read, asked };
};

describe('Reading a list from the table', () => {
  it('returns every row across all pages, up to 1,000', async () => {
    const few = tableOf(250, 1, 100);
    expect((await listRows(few.read)).map(({ at }) => at)).toEqual(
      Array.from({ length: 250 }, (_none, at) => at),
    );
    expect(few.asked).toEqual([1_000, 900, 800]);
    expect(await listRows(tableOf(5_000, 1, 300).read)).toHaveLength(MAX_LISTED);
    expect(await listRows(tableOf(0, 1, 1).read)).toEqual([]);
  });

  it('says whether more rows follow, and continues after a key', async () => {
    const first = await listPage(tableOf(1_200, 1, 500).read);
    expect([first.rows.length, first.hasMore]).toEqual([MAX_LISTED, true]);
    const rest = await listPage(tableOf(1_200, 1, 500).read, { at: MAX_LISTED });
    expect([rest.rows.map(({ at }) => at).slice(0, 2), rest.rows.length, rest.hasMore]).toEqual([
      [1_000, 1_001],
      200,
      false,
    ]);
    expect((await listPage(tableOf(1_000, 2_000, 1_000).read)).hasMore).toBe(true);
  });

  it('fits the response of a function, in which its quotes are escaped twice', async () => {
    const rows = await listRows(tableOf(1_000, 2_000, 1_000).read);
    expect(rows.length).toBeGreaterThan(300);
    expect(Buffer.byteLength(JSON.stringify(JSON.stringify(rows)))).toBeLessThan(4_000_000);
  });
});
