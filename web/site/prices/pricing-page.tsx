import { creditCosts } from '#shared/credits/costs.ts';
import { PricingFactColumns } from '#web/features/pricing/pricing-fact-columns.tsx';
import { useWords } from '../language/page-language.ts';
import { PriceMenu } from './price-menu.tsx';
import classes from './price-menu.module.css';

const paidActions = [
  creditCosts.photo_analysis,
  creditCosts.food_lookup,
  creditCosts.voice_transcription,
  creditCosts.coach_message,
];

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
      <PricingFactColumns actions={paidActions} t={t} number={number} price={usd} credits={credits} />
    </div>
  );
};
