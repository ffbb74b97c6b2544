import { describe, expect, it } from 'vitest';
import { createHasModel } from '#functions/platform/ai/has-model.ts';

describe('createHasModel', () => {
  it('looks for a missing key once a minute, and finds it once it is set', async () => {
    let now = Date.parse('2026-11-26T12:00:00Z');
    let key: string | undefined;
    let reads = 0;
    const hasModel = createHasModel(
      '/platewise/key',
      async () => {
        reads += 1;
        return key;
      },
      () => new Date(now),
    );
    expect([await hasModel(), await hasModel()]).toEqual([false, false]);
    expect(reads).toBe(1);
    key = 'secret';
    now += 60_000;
    expect(await hasModel()).toBe(true);
  });
});
