import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIdempotentWriter } from '#functions/platform/idempotency/idempotent-writer.ts';
import { createAuditRepository } from '#functions/staff/audit-repository.ts';
import { blocking } from '#functions/staff/block-account.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { StaffAccount } from '#shared/staff/schema.ts';
import { openTestTable } from '../test-table.ts';

const account = {
  sub: 'mara',
  email: 'mara@example.com',
  createdAt: new Date('2026-11-20T08:00:00Z'),
  isConfirmed: true,
  isEnabled: true,
};
const shown = { user_id: 'mara' } as StaffAccount;

describe('Blocking an account while the user pool is unavailable', () => {
  let table: Table;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    ({ table, stop } = await openTestTable());
  });
  afterEach(() => stop());

  const scene = () => {
    const audit = createAuditRepository(table, systemClock, newUlid);
    let isAway = true;
    let blocks = 0;
    const block = blocking(
      {
        accountOf: async () => account,
        isClosed: async () => false,
        present: async () => shown,
        audit,
        writer: createIdempotentWriter(table, systemClock),
        report: () => undefined,
      },
      'account_blocked',
      async () => {
        if (isAway) throw new Error('The pool is away.');
        blocks += 1;
      },
    );
    const press = () =>
      block({
        caller: { user_id: 'sam', signed_in_at: 0 },
        params: { user_id: 'mara' },
        body: { reason: 'Spam' },
        query: undefined,
        idempotency: { key: 'press-one', request_hash: 'same' },
        raw: { body: '', headers: {}, peer: '' },
        deadline: AbortSignal.timeout(20_000),
      });
    const rows = async () =>
      (await audit.page(undefined)).rows.map(({ action, outcome }) => [action, outcome]);
    return { press, rows, come: () => (isAway = false), blocks: () => blocks };
  };

  it('records a failed block, which succeeds on a retry and then has no further effect', async () => {
    const { press, rows, come, blocks } = scene();
    await expect(press()).rejects.toThrow('away');
    expect(await rows()).toEqual([['account_blocked', 'failed']]);
    come();
    expect(await press()).toEqual(shown);
    expect(await press()).toEqual(shown);
    expect([await rows(), blocks()]).toEqual([[['account_blocked', 'done']], 1]);
  });
});
