import type { creditCosts } from '#shared/credits/costs.ts';
import type { Translator } from '#shared/language/translator.ts';
import { creditPacks, packNames } from '#shared/plans/packs.ts';
import { FREE_CREDITS } from '#shared/plans/plans.ts';
import classes from './pricing-facts.module.css';

interface Props {
  /** Paid actions, with their costs in credits. */
  actions: readonly (typeof creditCosts)[keyof typeof creditCosts][];
  t: Translator['t'];
  number: (value: number) => string;
  /** Formats US cents. */
  price: (cents: number) => string;
  /** @example credits(5) // '5 credits' */
  credits: (count: number) => string;
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Answers to common questions about the free plan, credits and packs, in the app and on the public page. */
export const PricingFactColumns = ({ actions, t, number, price, credits }: Props) => (
  <section className={classes.facts} aria-label={t('Good to know')}>
    <div>
      <h2>{t('Free is free for good')}</h2>
      <p>
        {t(
          '{credits} credits a month, no card needed. Our food database and on-device recognition are always free.',
          { credits: number(FREE_CREDITS) },
        )}
      </p>
    </div>
    <div>
      <h2>{t('What a credit buys')}</h2>
      <dl>
        {actions.map(({ name, cost }) => (
          <Row key={name} name={t(name)} value={credits(cost)} />
        ))}
      </dl>
      <p className={classes.note}>{t('You’re never charged for a failed or useless answer.')}</p>
    </div>
    <div>
      <h2>{t('Need more? Top up.')}</h2>
      <dl>
        {packNames.map((pack) => (
          <Row key={pack} name={credits(creditPacks[pack].credits)} value={price(creditPacks[pack].price)} />
        ))}
      </dl>
      <p className={classes.note}>{t('One-time payment, never expire. Buy them under Subscription.')}</p>
    </div>
  </section>
);
