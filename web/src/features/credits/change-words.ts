import { creditCosts } from '#shared/credits/costs.ts';
import type { CreditChange } from '#shared/credits/schema.ts';
import { formatNumber } from '../../ui/format-number.ts';

const came: Record<CreditChange['reason'], string> = {
  spent: 'AI action',
  allowance: 'Credits of the month',
  purchase: 'Credit pack',
  referral: 'Friend you brought',
  refund: 'Refund',
  correction: 'Correction',
};

const went: Partial<Record<CreditChange['reason'], string>> = {
  allowance: 'Change of plan',
  purchase: 'Credit pack refunded',
  referral: 'Reward taken back',
};

/** What a change was for. */
export const changeWords = ({ reason, action, amount }: CreditChange): string => {
  if (action !== null) return creditCosts[action].name;
  return (amount < 0 && went[reason]) || came[reason];
};

/** A change as an amount, e.g. '+500' or '−5'. */
export const signed = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatNumber(Math.abs(amount))}`;
