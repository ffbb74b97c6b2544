import { creditCosts } from '#shared/credits/costs.ts';
import { creditPacks, packNames } from '#shared/plans/packs.ts';
import { FREE_CREDITS } from '#shared/plans/plans.ts';
import facts from '../../src/features/pricing/pricing-facts.module.css';
import { formatNumber } from '../../src/ui/format-number.ts';
import { PriceMenu } from './price-menu.tsx';
import classes from './price-menu.module.css';
import { usd } from './words.ts';

const credits = (count: number): string => (count === 1 ? '1 credit' : `${formatNumber(count)} credits`);

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

/** /pricing for who has not signed in; the signed-in get the app's, which knows what they have (D39). */
export const PricingPage = () => (
  <div className={classes.pricing}>
    <section id="pricing" aria-labelledby="pricing-title">
      <PriceMenu titleLevel={1} />
    </section>
    <section className={facts.facts} aria-label="Good to know">
      <div>
        <h2>Free stays free</h2>
        <p>
          {FREE_CREDITS} credits a month without a card. The food table, the rules that read your words, and
          what your own device recognises cost nothing, in every plan.
        </p>
      </div>
      <div>
        <h2>What a credit buys</h2>
        <dl>
          {paidActions.map(({ name, cost }) => (
            <Row key={name} name={name} value={credits(cost)} />
          ))}
        </dl>
        <p className={facts.note}>An answer that fails or is of no use costs nothing.</p>
      </div>
      <div>
        <h2>More for a busy month</h2>
        <dl>
          {packNames.map((pack) => (
            <Row key={pack} name={credits(creditPacks[pack].credits)} value={usd(creditPacks[pack].price)} />
          ))}
        </dl>
        <p className={facts.note}>Paid once, kept until used. Buy them in the tab Subscription.</p>
      </div>
    </section>
  </div>
);
