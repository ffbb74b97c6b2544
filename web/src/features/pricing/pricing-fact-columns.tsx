import type { ReactNode } from 'react';
import { creditCosts } from '#shared/credits/costs.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { Amounts } from '#shared/plans/currencies.ts';
import { creditPacks, packNames } from '#shared/plans/packs.ts';
import { FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import { FREE_CREDITS, plans } from '#shared/plans/plans.ts';
import classes from './pricing-facts.module.css';

interface Props {
  t: Translator['t'];
  number: (value: number) => string;
  /** Shows a price. */
  price: (prices: Amounts) => ReactNode;
  /** What the prices say about taxes. */
  taxNote: ReactNode;
  /** @example credits(5) // '5 credits' */
  credits: (count: number) => string;
}

const Row = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Answers to common questions about the free plan, credits and packs, in the app and on the public page. */
export const PricingFactColumns = ({ t, number, price, taxNote, credits }: Props) => (
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
        {Object.values(creditCosts).map(({ name, cost }) => (
          <Row key={name} name={t(name)} value={credits(cost)} />
        ))}
      </dl>
      <p className={classes.note}>{t('You’re never charged for a failed or useless answer.')}</p>
      <p className={classes.note}>
        {t('Fair use: up to {credits} credits a day on {plan}, counted from midnight UTC.', {
          credits: number(FAIR_USE_CREDITS),
          plan: plans.enterprise.name,
        })}
      </p>
    </div>
    <div>
      <h2>{t('Need more? Top up.')}</h2>
      <dl>
        {packNames.map((pack) => (
          <Row key={pack} name={credits(creditPacks[pack].credits)} value={price(creditPacks[pack].prices)} />
        ))}
      </dl>
      <p className={classes.note}>{t('One-time payment, never expire. Buy them under Subscription.')}</p>
      <div className={classes.note}>{taxNote}</div>
    </div>
  </section>
);
