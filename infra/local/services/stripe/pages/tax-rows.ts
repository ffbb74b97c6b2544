import type { Invoice } from '../store/stripe-store.ts';
import { money } from '../catalog/money.ts';
import { describeTax, type LineTax } from '../tax/tax-of.ts';
import { markup, type Html } from './markup.ts';

/** Renders a row for each tax, which says whether it is included in the total or added to it. */
export const taxRows = ({
  currency,
  total_taxes: taxes,
}: Pick<Invoice, 'currency'> & { total_taxes: readonly LineTax[] | null }): Html[] =>
  (taxes ?? []).map(
    (tax) =>
      markup`<li class="row">
        <span>${describeTax(tax)}${tax.tax_behavior === 'inclusive' && ', included'}</span
        ><span>${money(tax.amount, currency)}</span>
      </li>`,
  );
