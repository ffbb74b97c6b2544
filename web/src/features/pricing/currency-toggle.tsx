import { t } from '#web/lib/language/translate.ts';
import { currencies } from '#shared/plans/currencies.ts';
import { chooseCurrency, useCurrency } from '#web/features/billing/public.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';

/** Switch between currencies. A user with a first plan keeps its currency, and sees why. */
export const CurrencyToggle = () => {
  const { currency, isFixed } = useCurrency();
  if (isFixed)
    return (
      <p className="note">
        {t('Prices are in {currency}, the currency of your first plan.', {
          currency: currency.toUpperCase(),
        })}
      </p>
    );
  return (
    <Segments
      label={t('Currency')}
      choices={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
      value={currency}
      onChange={chooseCurrency}
    />
  );
};
