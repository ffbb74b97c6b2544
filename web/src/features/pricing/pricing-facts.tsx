import { plural, t } from '#web/lib/language/translate.ts';
import { formatPrice } from '#web/features/billing/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { PricingFactColumns } from './pricing-fact-columns.tsx';

const credits = (count: number): string =>
  plural(count, '{credits} credit', '{credits} credits', { credits: formatNumber(count) });

/** Answers to common questions about the free plan, credits and packs, in the app's language. */
export const PricingFacts = () => (
  <PricingFactColumns t={t} number={formatNumber} price={formatPrice} credits={credits} />
);
