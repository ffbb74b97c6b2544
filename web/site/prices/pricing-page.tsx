import type { Amounts } from '#shared/plans/currencies.ts';
import { PricingFactColumns } from '#web/features/pricing/pricing-fact-columns.tsx';
import { useWords, type Words } from '../language/page-language.ts';
import { EachCurrency } from './each-currency.tsx';
import { taxNoteOf } from './terms.ts';
import { PriceMenu } from './price-menu.tsx';
import classes from './price-menu.module.css';

const showPrices = ({ money }: Words, prices: Amounts) => (
  <EachCurrency>{(currency) => money(prices, currency)}</EachCurrency>
);

/** /pricing for visitors who are not signed in. Signed-in users get the app's page, which knows their plan (D39). */
export const PricingPage = () => {
  const words = useWords();
  const { t, number } = words;
  const credits = (count: number): string =>
    count === 1 ? t('1 credit') : t('{credits} credits', { credits: number(count) });
  return (
    <div className={classes.pricing}>
      <section id="pricing" aria-labelledby="pricing-title">
        <PriceMenu titleLevel={1} />
      </section>
      <PricingFactColumns
        t={t}
        number={number}
        price={(prices) => showPrices(words, prices)}
        taxNote={<EachCurrency>{(currency) => taxNoteOf(words, currency)}</EachCurrency>}
        credits={credits}
      />
    </div>
  );
};
