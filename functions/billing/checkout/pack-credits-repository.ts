import { type GrantRepository, createCreditGrantEntity } from '../../credits/public.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import type { PackCredits } from './pack-credits.ts';

/** Stores credits of packs in the credits ledger. */
export const createPackCredits = (
  table: Table,
  ledger: Pick<GrantRepository, 'grant' | 'revoke'>,
): PackCredits => {
  const done = createCreditGrantEntity(table);
  const lossOf = (chargeId: string, round: number): string => `loss-${chargeId}-${round}`;
  const revoked = async (userId: string, chargeId: string, round: number): Promise<number> =>
    -((await readRow(done, { user_id: userId, key: lossOf(chargeId, round) }))?.amount ?? 0);
  return {
    revoked,
    give: async (userId, checkoutId, amount) => {
      await ledger.grant(userId, { key: checkoutId, amount, reason: 'purchase' });
    },
    revoke: async (userId, chargeId, round, amount) => {
      await ledger.revoke(userId, { key: lossOf(chargeId, round), amount, reason: 'refund' });
    },
    restore: async (userId, chargeId, round) => {
      const amount = await revoked(userId, chargeId, round);
      if (amount > 0)
        await ledger.grant(userId, { key: `won-${chargeId}-${round}`, amount, reason: 'correction' });
    },
  };
};
