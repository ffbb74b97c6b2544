import type { BillingDetails } from '#shared/billing/page-schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { Button } from '@mantine/core';
import { t } from '#web/lib/language/translate.ts';
import { formatPrice } from '../format-price.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import { ManageButton } from '../subscription/manage-button.tsx';
import { BillLine } from './bill-line.tsx';
import classes from './billing-page.module.css';
import { methodName } from './method-name.ts';
import { usePlanAction } from './use-plan-action.ts';

/** Names a scheduled change of plan, which can be undone. */
const ScheduledChange = ({ scheduled }: { scheduled: NonNullable<BillingDetails['scheduled']> }) => {
  const { act, running } = usePlanAction();
  const values = { plan: plans[scheduled.plan].name, date: formatDate(scheduled.date) };
  return (
    <div className={classes.notice} role="status">
      <p>
        {scheduled.interval === 'monthly'
          ? t('Your plan changes to {plan}, monthly, on {date}.', values)
          : t('Your plan changes to {plan}, yearly, on {date}.', values)}
      </p>
      <Button variant="default" loading={running === 'resume'} onClick={() => act('resume')}>
        {t('Keep current plan')}
      </Button>
    </div>
  );
};

/** The next charge with its date and payment method, and the way to change it. */
export const NextPayment = ({ next, method, credit, scheduled }: BillingDetails) => (
  <section className="card stack4" aria-labelledby="next-payment">
    <h2 id="next-payment">{t('Next payment')}</h2>
    {scheduled && <ScheduledChange scheduled={scheduled} />}
    <dl className={classes.lines}>
      <BillLine label={t('Charge')}>
        {next ? formatPrice(next.amount, next.currency) : t('Nothing is due')}
      </BillLine>
      {next && <BillLine label={t('Date')}>{formatDate(next.date)}</BillLine>}
      <BillLine label={t('Payment method')}>{method ? methodName(method) : t('None')}</BillLine>
      {credit && (
        <BillLine label={t('Your credit balance')}>{formatPrice(credit.amount, credit.currency)}</BillLine>
      )}
    </dl>
    {credit && <p className="note">{t('Your credit balance is used for your next invoices.')}</p>}
    <ManageButton words={t('Change card or billing address')} />
  </section>
);
