import { plural, t } from '#web/lib/language/translate.ts';
import { creditCosts } from '#shared/credits/costs.ts';
import { creditPacks, packNames } from '#shared/plans/packs.ts';
import { FREE_CREDITS } from '#shared/plans/plans.ts';
import { formatPrice } from '#web/features/billing/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './pricing-facts.module.css';

/** AI actions available so far. */
const actions = ['photo_analysis', 'food_lookup', 'voice_transcription'] as const;

const credits = (count: number): string =>
  plural(count, '{credits} credit', '{credits} credits', { credits: formatNumber(count) });

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Answers to common questions about the free plan, credits and packs. */
export const PricingFacts = () => (
  <section className={classes.facts} aria-label={t('Good to know')}>
    <div>
      <h2>{t('Free is free for good')}</h2>
      <p>
        {t(
          '{credits} credits a month, no card needed. Our food database and on-device recognition are always free.',
          { credits: formatNumber(FREE_CREDITS) },
        )}
      </p>
    </div>
    <div>
      <h2>{t('What a credit buys')}</h2>
      <dl>
        {actions.map((action) => (
          <Row key={action} name={t(creditCosts[action].name)} value={credits(creditCosts[action].cost)} />
        ))}
      </dl>
      <p className={classes.note}>{t('You’re never charged for a failed or useless answer.')}</p>
    </div>
    <div>
      <h2>{t('Need more? Top up.')}</h2>
      <dl>
        {packNames.map((pack) => (
          <Row
            key={pack}
            name={credits(creditPacks[pack].credits)}
            value={formatPrice(creditPacks[pack].price)}
          />
        ))}
      </dl>
      <p className={classes.note}>{t('One-time payment, never expire. Buy them under Subscription.')}</p>
    </div>
  </section>
);
