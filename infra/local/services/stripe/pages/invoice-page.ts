import { money } from '../catalog/money.ts';
import { payOpenInvoice } from '../subscriptions/pay-open-invoice.ts';
import { markup } from './markup.ts';
import { taxRows } from './tax-rows.ts';
import { page, type PageAnswer } from './page.ts';
import type { Desk, Visit } from './visit.ts';
import { longDay } from './page-text.ts';

/** Serves `i/INVOICE`, the invoice with a payment button while it is open, and `i/INVOICE/pdf`. */
export const invoicePage = async (
  desk: Desk,
  { method, path: [, id = '', part] }: Visit,
): Promise<PageAnswer | undefined> => {
  const found = desk.stripeStore.find('invoice', id);
  if (!found) return undefined;
  // Loaded on demand: the library is large, and few visits need it.
  if (part === 'pdf') return (await import('./invoice-pdf.ts')).invoicePdf(desk.stripeStore, found);
  const problem = method === 'POST' ? desk.change((own) => payOpenInvoice(own, id)) : null;
  const {
    number,
    status,
    created,
    lines,
    total,
    amount_due: due,
    amount_paid: paid,
    currency,
    total_taxes,
  } = desk.stripeStore.get('invoice', id);
  return page({
    title: 'Invoice',
    status: problem === null ? 200 : 402,
    content: markup`<form class="card stack" method="post">
      ${desk.tokens.field(id)}
      <h1>Invoice ${number}</h1>
      <p>${longDay(created)} <span class="tag">${status}</span></p>
      ${problem !== null && markup`<p class="alert" role="alert">${problem}</p>`}
      <ul class="rows">
        ${lines.data.map(({ description, amount }) => markup`<li class="row"><span>${description}</span><span>${money(amount, currency)}</span></li>`)}
        ${taxRows({ currency, total_taxes })}
        <li class="row total"><span>Total</span><span>${money(total, currency)}</span></li>
        <li class="row">
          <span>${status === 'paid' ? 'Paid' : 'Due'}</span
          ><span>${money(status === 'paid' ? paid : due, currency)}</span>
        </li>
      </ul>
      <p><a href="${found.invoice_pdf ?? ''}">Download PDF</a></p>
      ${status === 'open' && markup`<p><button data-busy="Paying…">Pay ${money(due, currency)}</button></p>`}
    </form>`,
  });
};
