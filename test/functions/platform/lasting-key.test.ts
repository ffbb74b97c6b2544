import { expect, it } from 'vitest';
import { createIdempotentWriter } from '#functions/platform/idempotency/idempotent-writer.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const DAY_SECONDS = 86_400;
const NOW = new Date('2026-11-20T12:00:00Z');

const database = openForAllTests(openTestTable);

it('keeps an action that may be queued on a device for 30 days, and any other request for one', async () => {
  const { write } = createIdempotentWriter(database.table, () => NOW);
  const keys = [createOfflineKey(), crypto.randomUUID()];
  for (const key of keys) await write('mara', { key, request_hash: 'hash' }, [], { done: true });
  const rows = await rowsOf(database.table, 'mara', 'action#');
  const daysOf = (key = '') => {
    const row = rows.find(({ sk }) => sk === `action#${key}`);
    return (Number(row?.['expires_at']) - NOW.getTime() / 1_000) / DAY_SECONDS;
  };
  expect(keys.map(daysOf)).toEqual([30, 1]);
  expect(await write('mara', { key: keys[0]!, request_hash: 'hash' }, [], { done: false })).toEqual({
    done: true,
  });
});
