import { PricingFactColumns } from '#web/features/pricing/pricing-fact-columns.tsx';
import { useWords } from '../language/page-language.ts';
import { PriceMenu } from './price-menu.tsx';
import classes from './price-menu.module.css';

/** /pricing for visitors who are not signed in. Signed-in users get the app's page, which knows their plan (D39). */
export const PricingPage = () => {
  const { t, number, usd } = useWords();
  const credits = (count: number): string =>
    count === 1 ? t('1 credit') : t('{credits} credits', { credits: number(count) });
  return (
    <div className={classes.pricing}>
      <section id="pricing" aria-labelledby="pricing-title">
        <PriceMenu titleLevel={1} />
      </section>
      <PricingFactColumns t={t} number={number} price={usd} credits={credits} />
    </div>
  );
};
