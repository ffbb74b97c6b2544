import PDFDocument from 'pdfkit';
import type { StripeStore, Invoice } from '../store/stripe-store.ts';
import { money } from '../catalog/money.ts';
import { describeTaxRow } from '../tax/tax-of.ts';
import type { PageAnswer } from './page.ts';
import { longDay } from './page-text.ts';

/** Returns an invoice, or the receipt of a paid one, as a PDF of one page. */
export const invoicePdf = (
  stripeStore: StripeStore,
  {
    number,
    status,
    created,
    customer,
    lines,
    total,
    total_taxes: taxes,
    amount_paid: paid,
    currency,
  }: Invoice,
): PageAnswer => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    compress: false,
    info: { Title: `Invoice ${number}` },
  });
  const row = (name: string, value: string): void => {
    const { y } = doc;
    doc.text(name, { width: 360 });
    const end = doc.y;
    doc.text(value, doc.page.margins.left, y, { align: 'right' });
    doc.y = Math.max(end, doc.y) + 6;
  };
  doc
    .fontSize(20)
    .text(status === 'paid' ? 'Receipt' : 'Invoice')
    .fontSize(11)
    .moveDown();
  row('Number', number ?? '');
  row('Date', longDay(created));
  row('Customer', stripeStore.get('customer', customer ?? '').email ?? '');
  doc.moveDown();
  for (const { description, amount } of lines.data) row(description ?? '', money(amount, currency));
  doc.moveDown();
  for (const tax of taxes ?? []) row(describeTaxRow(tax), money(tax.amount, currency));
  row('Total', money(total, currency));
  if (status === 'paid') row('Paid', money(paid, currency));
  doc.moveDown().text('Local Stripe: no real money');
  doc.end();
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${number}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: doc.read() as Uint8Array,
  };
};
