import { spendable } from '#shared/credits/account.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { OpenedAccount } from './account-repository.ts';

/** Too few credits: what there are, what it costs, when the allowance is whole again, and where more are. */
export const exhausted = ({ account }: OpenedAccount, cost: number): CodedError => {
  const { allowance, kept } = spendable(account);
  return new CodedError('CREDITS_EXHAUSTED', {
    details: [
      { field: 'balance', message: String(allowance + kept) },
      { field: 'cost', message: String(cost) },
      { field: 'resets_at', message: account.period_end },
      { field: 'way_on', message: '/pricing' },
    ],
  });
};
