import { t } from '#web/lib/language/translate.ts';
import { creditCosts } from '#shared/credits/costs.ts';
import type { CreditChange } from '#shared/credits/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

const came: Record<CreditChange['reason'], string> = {
  spent: t('AI action'),
  allowance: t('Monthly credits'),
  purchase: t('Credit pack'),
  referral: t('Referral reward'),
  refund: t('Refund'),
  correction: t('Correction'),
  support: t('Correction by support'),
};

const went: Partial<Record<CreditChange['reason'], string>> = {
  allowance: t('Plan change'),
  purchase: t('Credit pack refunded'),
  referral: t('Reward reversed'),
};

/** Returns the reason of a credit change. */
export const creditChangeLabel = ({ reason, action, amount }: CreditChange): string => {
  if (action !== null) return t(creditCosts[action].name);
  return (amount < 0 && went[reason]) || came[reason];
};

/** Formats a change as a signed amount, e.g. '+500' or '−5'. */
export const signed = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatNumber(Math.abs(amount))}`;
