import type { Table } from '../../platform/table/client.ts';
import type { WithdrawalParts } from './open-withdrawals.ts';
import type { WithdrawContract } from './withdraw-contract.ts';

/** Builds the withdrawals on first use, so that other requests do not load what only they need. */
export const lazyWithdrawals = (table: Table, parts: WithdrawalParts): (() => Promise<WithdrawContract>) => {
  let opened: Promise<WithdrawContract> | undefined;
  return async () => {
    opened ??= import('./open-withdrawals.ts').then(({ openWithdrawals }) => openWithdrawals(table, parts));
    return opened;
  };
};
