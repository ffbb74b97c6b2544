import { plural, t } from '#web/lib/language/translate.ts';
import { formatPrice, taxNote, useCurrency } from '#web/features/billing/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { PricingFactColumns } from './pricing-fact-columns.tsx';

const credits = (count: number): string =>
  plural(count, '{credits} credit', '{credits} credits', { credits: formatNumber(count) });

/** Answers to common questions about the free plan, credits and packs, in the app's language. */
export const PricingFacts = () => {
  const { currency } = useCurrency();
  return (
    <PricingFactColumns
      t={t}
      number={formatNumber}
      price={(prices) => formatPrice(prices[currency], currency)}
      taxNote={taxNote(currency)}
      credits={credits}
    />
  );
};
