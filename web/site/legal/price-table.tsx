import type { Language } from '#shared/language/languages.ts';
import { type Amounts, currencies, type Currency, DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import { plans } from '#shared/plans/plans.ts';
import { type PaidPlan, paidPlans } from '#shared/plans/tiers.ts';
import { wordsIn } from '../language/page-language.ts';
import { TextTable } from './text-table.tsx';

const words: Record<Language, { head: string[]; unlimited: string }> = {
  en: {
    head: ['Plan', 'Monthly', 'Yearly', 'Credits per month'],
    unlimited: 'unlimited, within fair use',
  },
  de: {
    head: ['Tarif', 'Pro Monat', 'Pro Jahr', 'Credits im Monat'],
    unlimited: 'unbegrenzt, bei fairer Nutzung',
  },
};

/** Prices in US dollars, and credits of the paid plans. */
export const PriceTable = ({ language }: { language: Language }) => {
  const { number, money } = wordsIn[language];
  const inDollars = (prices: Amounts): string => money(prices, DEFAULT_CURRENCY);
  const { head, unlimited } = words[language];
  const rows = paidPlans.map((plan) => {
    const { name, prices, credits } = plans[plan];
    return [
      name,
      inDollars(prices.monthly),
      inDollars(prices.yearly),
      credits === null ? unlimited : number(credits),
    ];
  });
  return <TextTable head={head} rows={rows} />;
};

const inWords: Record<Language, (plan: string, month: string, year: string) => string> = {
  en: (plan, month, year) => `${plan} ${month} a month or ${year} a year`,
  de: (plan, month, year) => `${plan} ${month} im Monat oder ${year} im Jahr`,
};

/** Prices of the paid plans in the other currencies, one line each. */
export const OtherPrices = ({ language }: { language: Language }) => {
  const { money } = wordsIn[language];
  const describe = (plan: PaidPlan, currency: Currency): string => {
    const { name, prices } = plans[plan];
    return inWords[language](name, money(prices.monthly, currency), money(prices.yearly, currency));
  };
  return (
    <ul>
      {currencies
        .filter((currency) => currency !== DEFAULT_CURRENCY)
        .map((currency) => (
          <li key={currency}>
            {currency.toUpperCase()}: {paidPlans.map((plan) => describe(plan, currency)).join(', ')}
          </li>
        ))}
    </ul>
  );
};
