import { create } from 'zustand';
import { type Currency, currencyOf, DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import { CURRENCY_KEY, suggestCurrency } from '#shared/plans/suggest-currency.ts';
import { tryStorage } from '#web/lib/storage/try-storage.ts';
import { useSubscription } from '../subscription/subscription-store.ts';

// Marked as pure, so that views without prices do not load it with the feature's public file.
const useChosen = /* @__PURE__ */ create<{ chosen: Currency | null }>(() => ({
  chosen: currencyOf(tryStorage(() => localStorage.getItem(CURRENCY_KEY)) ?? null),
}));

/** Returns the currency as a field of an order; none for the default. */
export const inOrder = (currency: Currency): { currency?: Currency } =>
  currency === DEFAULT_CURRENCY ? {} : { currency };

/** Remembers the chosen currency in this browser. */
export const chooseCurrency = (chosen: Currency): void => {
  useChosen.setState({ chosen });
  tryStorage(() => localStorage.setItem(CURRENCY_KEY, chosen));
};

/**
 * Returns the currency of all offers: the one of the user's first plan, which cannot change, or else the chosen one, or
 * else the one of the browser's region.
 */
export const useCurrency = (): { currency: Currency; isFixed: boolean } => {
  const fixed = useSubscription(({ status }) => status.currency);
  const chosen = useChosen((state) => state.chosen);
  return { currency: fixed ?? chosen ?? suggestCurrency(navigator.language), isFixed: fixed !== null };
};
