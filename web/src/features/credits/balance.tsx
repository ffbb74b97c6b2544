import type { CreditBalance } from '#shared/credits/schema.ts';
import { formatDate } from '../../lib/billing/billing-dates.ts';
import { Figure } from '../../ui/figure.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { RulerBar } from '../../ui/ruler-bar.tsx';
import classes from './balance-card.module.css';

/** Credits that stay are spent last, and told only where there are some. */
const keptWords = (kept: number): string | null =>
  kept === 0 ? null : `${formatNumber(kept)} bought or earned, which stay.`;

const Unlimited = ({ total, kept }: CreditBalance) => (
  <>
    <p className={classes.unlimited}>Unlimited</p>
    <p className={classes.note}>
      Within fair use: {formatNumber(total)} left today. {keptWords(kept)}
    </p>
  </>
);

/** The number, what of the month is left, and what stays. */
export const Balance = ({ balance }: { balance: CreditBalance }) => {
  if (balance.unlimited) return <Unlimited {...balance} />;
  const { total, allowance, allowance_left, resets_at, kept } = balance;
  const left = `${formatNumber(allowance_left)} of ${formatNumber(allowance)}`;
  return (
    <>
      <p className={classes.total} aria-live="polite">
        <Figure value={total} unit={total === 1 ? 'credit left' : 'credits left'} size="large" />
      </p>
      <RulerBar
        value={allowance_left}
        max={allowance}
        label="Credits of the month"
        valueText={`${left} left`}
      />
      <p className={classes.note}>
        {left} this month, whole again on {formatDate(resets_at)}. {keptWords(kept)}
      </p>
    </>
  );
};
