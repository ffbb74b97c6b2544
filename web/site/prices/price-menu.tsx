import Star from 'lucide-react/icons/star';
import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { type Interval, intervals, type PaidPlan, paidPlans } from '#shared/plans/tiers.ts';
import { PlanCredits } from '#web/features/pricing/plan-credits.tsx';
import { PlanBulletList } from '#web/features/pricing/plan-bullet-list.tsx';
import card from '#web/features/pricing/plan-card.module.css';
import less from '#web/features/pricing/interval-toggle.module.css';
import section from '#web/features/pricing/pricing-section.module.css';
import { BillingTerms } from '#web/features/billing/checkout/billing-terms.tsx';
import { yearlyDiscount } from '#web/features/billing/format-price.ts';
import segments from '#web/ui/inputs/segments.module.css';
import { RichText } from '../language/rich-text.tsx';
import { useWords } from '../language/page-language.ts';
import { Button } from '../parts/button.tsx';
import { CurrencyToggle } from './currency-toggle.tsx';
import { EachCurrency } from './each-currency.tsx';
import classes from './price-menu.module.css';
import { formatBillingNote, checkoutPath, termsOf } from './terms.ts';

const forWhom: Record<PaidPlan, string> = {
  basic: 'For a daily look at what you eat.',
  premium: 'For people who cook, train and want to see progress.',
  enterprise: 'For professionals who build their own tools.',
};

const toggleParts = { less: (inner: string) => <span className={less.less}>{inner}</span> };

/** Switch between monthly and yearly prices. It works with CSS alone, without a script. */
const Toggle = () => {
  const { t, percent } = useWords();
  return (
    <fieldset className={segments.segments}>
      <legend className="visually-hidden">{t('Billing period')}</legend>
      <label className={segments.choice}>
        <input className="visually-hidden" type="radio" name="interval" value="monthly" defaultChecked />
        {t('Monthly')}
      </label>
      <label className={segments.choice}>
        <input className="visually-hidden" type="radio" name="interval" value="yearly" />
        <span>
          <RichText
            text="Yearly <less>Save {share}</less>"
            values={{ share: percent(yearlyDiscount('premium') / 100) }}
            parts={toggleParts}
          />
        </span>
      </label>
    </fieldset>
  );
};

const priceParts = {
  amount: (inner: string) => <span className={card.amount}>{inner}</span>,
  period: (inner: string) => <span className={card.soft}>{inner}</span>,
};

const amounts: Record<Interval, string> = {
  monthly: '<amount>{price}</amount> <period>a month</period>',
  yearly: '<amount>{price}</amount> <period>a year</period>',
};

const Price = ({ plan, interval }: { plan: PaidPlan; interval: Interval }) => {
  const words = useWords();
  return (
    <div className={classes[interval]}>
      <EachCurrency>
        {(currency) => (
          <>
            <p className={card.price}>
              <RichText
                text={amounts[interval]}
                values={{ price: words.money(plans[plan].prices[interval], currency) }}
                parts={priceParts}
              />
            </p>
            <p className="note">{formatBillingNote(words, plan, interval, currency)}</p>
          </>
        )}
      </EachCurrency>
    </div>
  );
};

const Checkout = ({ plan, interval }: { plan: PaidPlan; interval: Interval }) => {
  const spoken = useWords();
  const { name, isMostPopular } = plans[plan];
  return (
    <div className={classes[interval]}>
      <EachCurrency>
        {(currency) => <BillingTerms terms={termsOf(spoken, plan, interval, currency)} />}
      </EachCurrency>
      <div className={classes.button}>
        <Button href={checkoutPath(plan, interval)} tone={isMostPopular ? 'ink' : 'line'} large wide>
          {spoken.t('Try {plan} free', { plan: name })}
        </Button>
      </div>
    </div>
  );
};

const Plan = ({ plan, level }: { plan: PaidPlan; level: 2 | 3 }) => {
  const { name, credits, isMostPopular } = plans[plan];
  const { t, number } = useWords();
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
              {t('Most popular')}
            </span>
          )}
          <span className={card.chosen} data-choice hidden>
            {t('Selected')}
          </span>
        </div>
        <p className={card.soft}>{t(forWhom[plan])}</p>
      </div>
      <div>
        {intervals.map((interval) => (
          <Price key={interval} plan={plan} interval={interval} />
        ))}
      </div>
      <PlanCredits credits={credits} t={t} number={number} />
      <div>
        <PlanBulletList plan={plan} t={t} />
      </div>
      <div>
        {intervals.map((interval) => (
          <Checkout key={interval} plan={plan} interval={interval} />
        ))}
      </div>
    </article>
  );
};

/** The three plans with monthly and yearly prices, as in the app, for visitors who are not signed in. */
export const PriceMenu = ({ titleLevel }: { titleLevel: 1 | 2 }) => {
  const { t } = useWords();
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.menu} data-prices>
      <div className={section.head}>
        <div>
          <Title id="pricing-title" className={section.title}>
            {t('Choose your plan')}
          </Title>
          <p className={section.lead}>
            {t('Every first plan starts with {days} days free. Or stay on Free.', {
              days: TRIAL_DAYS,
            })}
          </p>
        </div>
        <div className={section.toggles}>
          <Toggle />
          <CurrencyToggle />
        </div>
      </div>
      <div className={section.menu}>
        {paidPlans.map((plan) => (
          <Plan key={plan} plan={plan} level={titleLevel === 1 ? 2 : 3} />
        ))}
      </div>
    </div>
  );
};
