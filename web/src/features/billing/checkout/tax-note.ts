import { t } from '#web/lib/language/translate.ts';
import { type Currency, taxBehaviors } from '#shared/plans/currencies.ts';

/** Returns what a price in a currency says about taxes. It holds whether or not taxes are collected. */
export const taxNote = (currency: Currency): string =>
  taxBehaviors[currency] === 'inclusive'
    ? t('Any VAT is included.')
    : t('Tax may be added. You’ll see the total before you pay.');
