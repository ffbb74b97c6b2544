import { beforeEach, describe, expect, it } from 'vitest';
import { type CallLimit, createCallCounter } from '#functions/platform/limits/count-call.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const database = openForAllTests(openTestTable);
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T21:00:30.000Z');
});

const counter = (limit: CallLimit) => createCallCounter(database.table, () => now, limit);

describe('The call limit per user', () => {
  it('limits calls per minute, says how long to wait and resets with the next minute', async () => {
    const count = counter({ kind: 'a', most: 2 });
    await count('mara');
    await count('mara');
    await expect(count('mara')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 30 });
    await count('ben');
    now = new Date('2026-11-20T21:01:00.000Z');
    await count('mara');
  });

  it('limits calls per UTC day, also when one call counts several times', async () => {
    const count = counter({ kind: 'b', most: 100, per: 'day' });
    await count('mara', 60);
    await expect(count('mara', 41)).rejects.toMatchObject({
      code: 'DAILY_LIMIT_REACHED',
      status: 429,
      retryAfter: 3 * 3_600 - 30,
    });
    await count('mara', 40);
    await expect(count('mara')).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' });
    now = new Date('2026-11-21T00:00:00.000Z');
    await count('mara', 100);
  });

  it('counts each kind of call separately', async () => {
    await counter({ kind: 'c', most: 1, per: 'day' })('mara');
    await counter({ kind: 'd', most: 1, per: 'day' })('mara');
  });
});
