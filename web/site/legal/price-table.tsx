import type { Language } from '#shared/language/languages.ts';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans } from '#shared/plans/tiers.ts';
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

/** Prices and credits of the paid plans. */
export const PriceTable = ({ language }: { language: Language }) => {
  const { number, usd } = wordsIn[language];
  const { head, unlimited } = words[language];
  const rows = paidPlans.map((plan) => {
    const { name, prices, credits } = plans[plan];
    return [name, usd(prices.monthly), usd(prices.yearly), credits === null ? unlimited : number(credits)];
  });
  return <TextTable head={head} rows={rows} />;
};
