import type { Invoice } from '../store/stripe-store.ts';
import { money } from '../catalog/money.ts';
import { type LineTax, describeTaxRow } from '../tax/tax-of.ts';
import { markup, type Html } from './markup.ts';

/** Renders a row for each tax, which says whether it is included in the total or added to it. */
export const taxRows = ({
  currency,
  total_taxes: taxes,
}: Pick<Invoice, 'currency'> & { total_taxes: readonly LineTax[] | null }): Html[] =>
  (taxes ?? []).map(
    (tax) =>
      markup`<li class="row">
        <span>${describeTaxRow(tax)}</span><span>${money(tax.amount, currency)}</span>
      </li>`,
  );
