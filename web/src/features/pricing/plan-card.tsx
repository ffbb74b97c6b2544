import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import Star from 'lucide-react/icons/star';
import { type ReactNode, useEffect, useRef } from 'react';
import { plans } from '#shared/plans/plans.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';
import { formatPrice, monthOfYear, usePlanPrice } from '#web/features/billing/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { PlanCredits } from './plan-credits.tsx';
import { PlanBulletList } from './plan-bullet-list.tsx';
import classes from './plan-card.module.css';

interface Props {
  plan: PaidPlan;
  interval: Interval;
  titleLevel: 2 | 3;
  /** Whether the user came for this plan. */
  isChosen: boolean;
  children: ReactNode;
}

/** Target group of each plan. */
const forWhom: Record<PaidPlan, string> = {
  basic: t('For a daily look at what you eat.'),
  premium: t('For people who cook, train and want to see progress.'),
  enterprise: t('For professionals who build their own tools.'),
};

const priceParts = {
  amount: (words: string) => <span className={classes.amount}>{words}</span>,
  period: (words: string) => <span className={classes.soft}>{words}</span>,
};

const PriceWords = ({ price, interval }: { price: string; interval: Interval }) => {
  const values = { price };
  return interval === 'monthly' ? (
    <RichText text="<amount>{price}</amount> <period>a month</period>" values={values} parts={priceParts} />
  ) : (
    <RichText text="<amount>{price}</amount> <period>a year</period>" values={values} parts={priceParts} />
  );
};

/** Card of a plan: price, credits and features, with its checkout button at the bottom. */
export const PlanCard = ({ plan, interval, titleLevel, isChosen, children }: Props) => {
  const { amount, currency } = usePlanPrice()({ plan, interval });
  const { name, credits, isMostPopular } = plans[plan];
  const Name = titleLevel === 2 ? 'h2' : 'h3';
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <article
      ref={card}
      className={isMostPopular ? classes.best : classes.plan}
      aria-labelledby={`plan-${plan}`}
      data-chosen={isChosen || undefined}
    >
      <div>
        <div className={classes.head}>
          <Name id={`plan-${plan}`} className={classes.name}>
            {name}
          </Name>
          {isChosen ? (
            <span className={classes.chosen}>{t('Selected')}</span>
          ) : (
            isMostPopular && (
              <span className={classes.popular}>
                <Star aria-hidden />
                {t('Most popular')}
              </span>
            )
          )}
        </div>
        <p className={classes.soft}>{forWhom[plan]}</p>
      </div>
      <div>
        <p className={classes.price}>
          <PriceWords price={formatPrice(amount, currency)} interval={interval} />
        </p>
        <p className="note">
          {interval === 'yearly'
            ? t('{price} a month, billed once a year', {
                price: formatPrice(monthOfYear(amount), currency),
              })
            : t('Billed monthly')}
        </p>
      </div>
      <PlanCredits credits={credits} t={t} number={formatNumber} />
      <div className={classes.has}>
        <PlanBulletList plan={plan} t={t} />
      </div>
      {children}
    </article>
  );
};
