import { type CreditAccount, spendable } from './account.ts';

/** Held credits and where they came from. */
export interface Taken {
  from_allowance: number;
  from_kept: number;
}

/** Holds credits, from the allowance first. @returns null if there are not enough */
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

/** Releases held credits: the answer failed or was not useful. */
export const released = (account: CreditAccount, { from_allowance, from_kept }: Taken): CreditAccount => ({
  ...account,
  held_allowance: account.held_allowance - from_allowance,
  held_kept: account.held_kept - from_kept,
});

/** Spends held credits: the answer was useful. */
export const settled = (account: CreditAccount, taken: Taken): CreditAccount => ({
  ...released(account, taken),
  used: account.used + taken.from_allowance,
  kept: account.kept - taken.from_kept,
});

/** Adds non-expiring credits. */
export const granted = (account: CreditAccount, amount: number): CreditAccount => ({
  ...account,
  kept: account.kept + amount,
});

/** Revokes non-expiring credits, up to the remaining balance. */
export const takenBack = (account: CreditAccount, amount: number): CreditAccount => ({
  ...account,
  kept: account.kept - Math.min(amount, spendable(account).kept),
});
