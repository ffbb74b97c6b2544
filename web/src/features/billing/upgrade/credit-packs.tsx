import { t } from '#web/lib/language/translate.ts';
import { useId } from 'react';
import { creditPacks, type CreditPack, packNames } from '#shared/plans/packs.ts';
import { buyCredits } from '../checkout/buy-credits.ts';
import { taxNote } from '../checkout/tax-note.ts';
import { useCurrency } from '../checkout/use-currency.ts';
import { formatPrice } from '../format-price.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { StripeButton } from '../checkout/stripe-button.tsx';
import classes from './credit-packs.module.css';

const Pack = ({ pack }: { pack: CreditPack }) => {
  const id = useId();
  const { currency } = useCurrency();
  const { name, credits, prices } = creditPacks[pack];
  return (
    <li className={classes.pack}>
      <h3 className={classes.name}>{name}</h3>
      <p>
        <NumberWithUnit value={credits} unit={t('credits')} />
      </p>
      <p id={id} className={classes.terms}>
        {t('{price}, one-time payment. Doesn’t renew.', { price: formatPrice(prices[currency], currency) })}{' '}
        {taxNote(currency)}
      </p>
      <StripeButton visit={() => buyCredits(pack, currency)} variant="default" fullWidth describedBy={id}>
        {t('Buy {credits} credits', { credits: formatNumber(credits) })}
      </StripeButton>
    </li>
  );
};

/** Credit packs: one-time purchases that do not expire and are spent after the monthly credits (decision D20). */
export const CreditPacks = () => (
  <section className="card" aria-labelledby="packs">
    <h2 id="packs">{t('Credit packs')}</h2>
    <p className={classes.note}>
      {t('They never expire, work with any plan, and are used after your monthly credits.')}
    </p>
    <ul className={classes.list}>
      {packNames.map((pack) => (
        <Pack key={pack} pack={pack} />
      ))}
    </ul>
  </section>
);
