import { currencies, DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import segments from '#web/ui/inputs/segments.module.css';
import { useWords } from '../language/page-language.ts';

/** Switch between currencies. It works with CSS alone; a script remembers the choice (`client/currency.ts`). */
export const CurrencyToggle = () => {
  const { t } = useWords();
  return (
    <fieldset className={segments.segments}>
      <legend className="visually-hidden">{t('Currency')}</legend>
      {currencies.map((currency) => (
        <label key={currency} className={segments.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name="currency"
            value={currency}
            defaultChecked={currency === DEFAULT_CURRENCY}
          />
          {currency.toUpperCase()}
        </label>
      ))}
    </fieldset>
  );
};
