import type { ReactNode } from 'react';
import { currencies, type Currency } from '#shared/plans/currencies.ts';

/**
 * Renders something once per currency. The stylesheet shows the chosen one (`site.css`), without a script; the first is
 * the default.
 */
export const EachCurrency = ({ children }: { children: (currency: Currency) => ReactNode }) =>
  currencies.map((currency) => (
    <div key={currency} data-currency={currency}>
      {children(currency)}
    </div>
  ));
