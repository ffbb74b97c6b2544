import type { Table } from '../../platform/table/client.ts';
import type { WithdrawalParts } from '../withdrawals/open-withdrawals.ts';
import type { OpenedDeclarations } from './open-declarations.ts';

/** Builds the declarations on first use, so that other requests do not load what only they need. */
export const lazyDeclarations = (
  table: Table,
  parts: WithdrawalParts,
): (() => Promise<OpenedDeclarations>) => {
  let opened: Promise<OpenedDeclarations> | undefined;
  return async () => {
    opened ??= import('./open-declarations.ts').then(({ openDeclarations }) =>
      openDeclarations(table, parts),
    );
    return opened;
  };
};
