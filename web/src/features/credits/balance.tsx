import { plural, t } from '#web/lib/language/translate.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import { formatDate } from '#web/features/billing/public.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import classes from './balance-card.module.css';

/** Text for non-expiring credits, which are spent last; shown only if there are any. */
const formatNonExpiring = (kept: number): string =>
  kept === 0 ? '' : t('{credits} purchased or earned (never expire).', { credits: formatNumber(kept) });

const Unlimited = ({ total, kept }: CreditBalance) => (
  <>
    <p className={classes.unlimited}>{t('Unlimited')}</p>
    <p className="secondary">
      {t('Fair use: {credits} left today.', { credits: formatNumber(total) })} {formatNonExpiring(kept)}
    </p>
  </>
);

/** Credit balance: the total, monthly credits left, and non-expiring credits. */
export const Balance = ({ balance }: { balance: CreditBalance }) => {
  if (balance.unlimited) return <Unlimited {...balance} />;
  const { total, allowance, allowance_left, resets_at, kept } = balance;
  const month = { left: formatNumber(allowance_left), allowance: formatNumber(allowance) };
  return (
    <>
      <p className={classes.total} aria-live="polite">
        <NumberWithUnit value={total} unit={plural(total, 'credit left', 'credits left')} size="large" />
      </p>
      <RulerBar
        value={allowance_left}
        max={allowance}
        label={t('Monthly credits')}
        valueText={t('{left} of {allowance} left', month)}
      />
      <p className="secondary">
        {t('{left} of {allowance} left. Resets {day}.', {
          ...month,
          day: formatDate(resets_at),
        })}{' '}
        {formatNonExpiring(kept)}
      </p>
    </>
  );
};
