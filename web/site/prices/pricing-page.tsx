import { creditCosts } from '#shared/credits/costs.ts';
import { creditPacks, packNames } from '#shared/plans/packs.ts';
import { FREE_CREDITS } from '#shared/plans/plans.ts';
import facts from '#web/features/pricing/pricing-facts.module.css';
import { useWords, type Words } from '../language/page-language.ts';
import { PriceMenu } from './price-menu.tsx';
import classes from './price-menu.module.css';

const creditsIn = ({ t, number }: Words, count: number): string =>
  count === 1 ? t('1 credit') : t('{credits} credits', { credits: number(count) });

const paidActions = [
  creditCosts.photo_analysis,
  creditCosts.food_lookup,
  creditCosts.voice_transcription,
  creditCosts.coach_message,
];

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className={facts.row}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** /pricing for visitors who are not signed in. Signed-in users get the app's page, which knows their plan (D39). */
export const PricingPage = () => {
  const words = useWords();
  const { t, usd } = words;
  return (
    <div className={classes.pricing}>
      <section id="pricing" aria-labelledby="pricing-title">
        <PriceMenu titleLevel={1} />
      </section>
      <section className={facts.facts} aria-label={t('Good to know')}>
        <div>
          <h2>{t('Free is free for good')}</h2>
          <p>
            {t(
              '{credits} credits a month, no card needed. Our food database and on-device recognition are always free.',
              { credits: FREE_CREDITS },
            )}
          </p>
        </div>
        <div>
          <h2>{t('What a credit buys')}</h2>
          <dl>
            {paidActions.map(({ name, cost }) => (
              <Row key={name} name={t(name)} value={creditsIn(words, cost)} />
            ))}
          </dl>
          <p className={facts.note}>{t('You’re never charged for a failed or useless answer.')}</p>
        </div>
        <div>
          <h2>{t('Need more? Top up.')}</h2>
          <dl>
            {packNames.map((pack) => (
              <Row
                key={pack}
                name={creditsIn(words, creditPacks[pack].credits)}
                value={usd(creditPacks[pack].price)}
              />
            ))}
          </dl>
          <p className={facts.note}>{t('One-time payment, never expire. Buy them under Subscription.')}</p>
        </div>
      </section>
    </div>
  );
};
