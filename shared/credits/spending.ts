import { type CreditAccount, spendable } from './account.ts';

/** Credits set aside for an answer on its way, and what they were taken from. */
export interface Taken {
  from_allowance: number;
  from_kept: number;
}

/** Sets credits aside, those of the allowance first. @returns null when they are too few */
export const reserved = (
  account: CreditAccount,
  cost: number,
): { account: CreditAccount; taken: Taken } | null => {
  const { allowance, kept } = spendable(account);
  if (allowance + kept < cost) return null;
  const from_allowance = Math.min(allowance, cost);
  const from_kept = cost - from_allowance;
  return {
    account: released(account, { from_allowance: -from_allowance, from_kept: -from_kept }),
    taken: { from_allowance, from_kept },
  };
};

/** Gives back what was set aside: the answer failed, or was of no use. */
export const released = (account: CreditAccount, { from_allowance, from_kept }: Taken): CreditAccount => ({
  ...account,
  held_allowance: account.held_allowance - from_allowance,
  held_kept: account.held_kept - from_kept,
});

/** Spends what was set aside: the answer was useful. */
export const settled = (account: CreditAccount, taken: Taken): CreditAccount => ({
  ...released(account, taken),
  used: account.used + taken.from_allowance,
  kept: account.kept - taken.from_kept,
});

/** Adds credits that stay. */
export const granted = (account: CreditAccount, amount: number): CreditAccount => ({
  ...account,
  kept: account.kept + amount,
});

/** Takes credits that stay away again, as many of them as are still there. */
export const takenBack = (account: CreditAccount, amount: number): CreditAccount => ({
  ...account,
  kept: account.kept - Math.min(amount, spendable(account).kept),
});
