import { spendable } from '#shared/credits/account.ts';
import { renewsAt } from '#shared/credits/balance-of.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { OpenedAccount } from './account-repository.ts';

/** Creates the error for insufficient credits, with the balance, the cost, the next renewal and where to get more. */
export const exhausted = ({ account, plan }: OpenedAccount, cost: number): CodedError => {
  const { allowance, kept } = spendable(account);
  return new CodedError('CREDITS_EXHAUSTED', {
    details: [
      { field: 'balance', message: String(allowance + kept) },
      { field: 'cost', message: String(cost) },
      { field: 'resets_at', message: renewsAt(account, plan) },
      { field: 'way_on', message: '/pricing' },
    ],
  });
};
