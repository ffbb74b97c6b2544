import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { creditPacks, type CreditPack } from '#shared/plans/packs.ts';
import { buyCredits, formatPrice, useCurrency, useStripeRedirect } from '#web/features/billing/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** Button that buys a credit pack at Stripe, labeled with its price. */
export const PackButton = ({ pack }: { pack: CreditPack }) => {
  const { currency } = useCurrency();
  const { isBusy, heldBack, start } = useStripeRedirect(() => buyCredits(pack, currency));
  const { credits, prices } = creditPacks[pack];
  return (
    <>
      <Button variant="default" fullWidth loading={isBusy} onClick={() => void start()}>
        {t('{credits} credits for {price}', {
          credits: formatNumber(credits),
          price: formatPrice(prices[currency], currency),
        })}
      </Button>
      {heldBack !== null && (
        <p className="secondary" role="status">
          {t('Your browser blocked the new tab.')} <a href={heldBack}>{t('Continue to checkout')}</a>
        </p>
      )}
    </>
  );
};
