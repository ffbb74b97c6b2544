import { Button } from '@mantine/core';
import type { BillingInvoice } from '#shared/billing/page-schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { formatPrice } from '../format-price.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import classes from './billing-page.module.css';

/** An invoice that is due, with the page to pay it. */
export const OpenInvoice = ({ due, currency, created, url }: BillingInvoice & { url: string }) => (
  <section className={classes.notice} aria-label={t('Open invoice')}>
    <p>
      {t('Your invoice of {date} is open: {amount}.', {
        amount: formatPrice(due, currency),
        date: formatDate(created),
      })}
    </p>
    <Button component="a" href={url} target="_blank" rel="noreferrer" variant="ink">
      {t('Pay now')}
    </Button>
  </section>
);
