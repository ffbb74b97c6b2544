import { Button } from '@mantine/core';
import type { BillingInvoice } from '#shared/billing/page-schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatPrice } from '../format-price.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import classes from './billing-page.module.css';

const states: Record<BillingInvoice['status'], string> = {
  open: t('Unpaid'),
  paid: t('Paid'),
  uncollectible: t('Not paid'),
  void: t('Voided'),
};

/** Returns what an invoice is for. */
const purposeOf = ({ plan, credits, total }: BillingInvoice): string => {
  if (credits > 0) return t('{credits} credits', { credits: formatNumber(credits) });
  if (plan === null) return t('Invoice');
  const { name } = plans[plan];
  if (total === 0) return t('{plan}, nothing due', { plan: name });
  return total < 0 ? t('{plan}, credit', { plan: name }) : name;
};

const Row = ({ invoice }: { invoice: BillingInvoice }) => {
  const { number, created, status, total, currency, url, pdf } = invoice;
  const name = number ?? formatDate(created);
  return (
    <li className={classes.invoice}>
      <span className="nameWithNote">
        <b>{purposeOf(invoice)}</b>
        <small>
          {[formatDate(created), number, states[status]].filter((part) => part !== null).join(' · ')}
        </small>
      </span>
      <span className={classes.amount}>{formatPrice(total, currency)}</span>
      <span className={classes.links}>
        {url && (
          <a
            className="inlineTarget label"
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('View invoice {number}', { number: name })}
          >
            {t('Invoice')}
          </a>
        )}
        {pdf && (
          <a
            className="inlineTarget label"
            href={pdf}
            target="_blank"
            rel="noreferrer"
            aria-label={t('Download invoice {number} as PDF', { number: name })}
          >
            {t('PDF')}
          </a>
        )}
      </span>
    </li>
  );
};

interface Props {
  invoices: readonly BillingInvoice[];
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** All invoices and receipts, newest first. */
export const InvoiceList = ({ invoices, hasMore, isLoading, onMore }: Props) => (
  <section className="card stack4" aria-labelledby="invoices">
    <h2 id="invoices">{t('Invoices and receipts')}</h2>
    {invoices.length === 0 ? (
      <p className="secondary">{t('You have no invoices yet. Receipts of plans and credits appear here.')}</p>
    ) : (
      <ul>
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    )}
    {hasMore && (
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {t('Show earlier')}
      </Button>
    )}
  </section>
);
