import Check from 'lucide-react/icons/check';
import Star from 'lucide-react/icons/star';
import { creditCosts } from '#shared/credits/costs.ts';
import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { type Interval, intervals, type PaidPlan, paidPlans } from '#shared/plans/tiers.ts';
import { planBullets } from '../../src/features/pricing/plan-bullets.ts';
import card from '../../src/features/pricing/plan-card.module.css';
import less from '../../src/features/pricing/interval-toggle.module.css';
import section from '../../src/features/pricing/pricing-section.module.css';
import terms from '../../src/features/billing/terms.module.css';
import { yearlyDiscount } from '../../src/lib/billing/format-price.ts';
import { formatNumber } from '../../src/ui/format-number.ts';
import segments from '../../src/ui/segments.module.css';
import { Button } from '../parts/button.tsx';
import classes from './price-menu.module.css';
import { billedWords, checkoutPath, period, termsOf, usd } from './words.ts';

const forWhom: Record<PaidPlan, string> = {
  basic: 'For a daily look at what you eat.',
  premium: 'For people who cook, train and want to see where it goes.',
  enterprise: 'For professionals and for your own tools.',
};

/** Monthly or yearly. Which of both prices shows is decided by the style alone, so that it works without a script. */
const Toggle = () => (
  <fieldset className={segments.segments}>
    <legend className="visually-hidden">Billing period</legend>
    <label className={segments.choice}>
      <input className="visually-hidden" type="radio" name="interval" value="monthly" defaultChecked />
      Monthly
    </label>
    <label className={segments.choice}>
      <input className="visually-hidden" type="radio" name="interval" value="yearly" />
      <span>
        Yearly <span className={less.less}>Save {yearlyDiscount('premium')}%</span>
      </span>
    </label>
  </fieldset>
);

const Price = ({ plan, interval }: { plan: PaidPlan; interval: Interval }) => (
  <div className={classes[interval]}>
    <p className={card.price}>
      <span className={card.amount}>{usd(plans[plan].prices[interval])}</span>{' '}
      <span className={card.soft}>a {period[interval]}</span>
    </p>
    <p className={card.note}>{billedWords(plan, interval)}</p>
  </div>
);

const Checkout = ({ plan, interval }: { plan: PaidPlan; interval: Interval }) => {
  const { lines, words } = termsOf(plan, interval);
  const { name, isMostPopular } = plans[plan];
  return (
    <div className={classes[interval]}>
      <div className={terms.terms}>
        <dl className={terms.bill}>
          {lines.map(({ when, due }) => (
            <div key={when} className={terms.line}>
              <dt>{when}</dt>
              <dd>{due}</dd>
            </div>
          ))}
        </dl>
        <p className={terms.words}>{words}</p>
      </div>
      <div className={classes.button}>
        <Button href={checkoutPath(plan, interval)} tone={isMostPopular ? 'ink' : 'line'} large wide>
          Try {name} free
        </Button>
      </div>
    </div>
  );
};

const Plan = ({ plan, level }: { plan: PaidPlan; level: 2 | 3 }) => {
  const { name, credits, isMostPopular } = plans[plan];
  const { intro, bullets } = planBullets(plan);
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={isMostPopular ? card.best : card.plan}
      aria-labelledby={`plan-${plan}`}
      data-plan={plan}
    >
      <div>
        <div className={card.head}>
          <Name id={`plan-${plan}`} className={card.name}>
            {name}
          </Name>
          {isMostPopular && (
            <span className={card.popular} data-popular>
              <Star aria-hidden />
              Most popular
            </span>
          )}
          <span className={card.chosen} data-choice hidden>
            Your choice
          </span>
        </div>
        <p className={card.soft}>{forWhom[plan]}</p>
      </div>
      <div>
        {intervals.map((interval) => (
          <Price key={interval} plan={plan} interval={interval} />
        ))}
      </div>
      <div className={card.credits}>
        <p className={card.leader}>
          <span>Credits a month</span>
          <b>{credits === null ? 'Unlimited' : formatNumber(credits)}</b>
        </p>
        <p className={card.note}>
          {credits === null
            ? 'Within fair use: more than one person eats.'
            : `As much as ${formatNumber(credits / creditCosts.photo_analysis.cost)} photos of meals.`}
        </p>
      </div>
      <div>
        <p className={card.intro}>{intro}</p>
        <ul className={card.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet}>
              <Check aria-hidden />
              {bullet}
            </li>
          ))}
        </ul>
      </div>
      <div>
        {intervals.map((interval) => (
          <Checkout key={interval} plan={plan} interval={interval} />
        ))}
      </div>
    </article>
  );
};

/** The three plans as a menu, by the month or by the year: the same as in the app, for who has not signed in. */
export const PriceMenu = ({ titleLevel }: { titleLevel: 1 | 2 }) => {
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.menu} data-prices>
      <div className={section.head}>
        <div>
          <Title id="pricing-title" className={section.title}>
            Choose from the menu
          </Title>
          <p className={section.lead}>
            Your first plan begins with {TRIAL_DAYS} days free. Without one, you go on for free.
          </p>
        </div>
        <Toggle />
      </div>
      <div className={section.menu}>
        {paidPlans.map((plan) => (
          <Plan key={plan} plan={plan} level={titleLevel === 1 ? 2 : 3} />
        ))}
      </div>
    </div>
  );
};
