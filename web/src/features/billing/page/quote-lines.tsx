import type { PlanChangeQuote } from '#shared/billing/page-schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { t } from '#web/lib/language/translate.ts';
import type { PlanChoice } from '../checkout/plan-choice.ts';
import { formatPrice } from '../format-price.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import { BillLine } from './bill-line.tsx';
import classes from './billing-page.module.css';

interface Props {
  quote: PlanChangeQuote;
  choice: PlanChoice;
  /** Name of the present plan. */
  present: string;
}

/** What a change of plan costs or returns today, line by line, and what is charged next. */
export const QuoteLines = ({ quote, choice: { plan, interval }, present }: Props) => {
  const { charge, unused, tax, credit_used, due, refund, credit, currency } = quote;
  const money = (cents: number): string => formatPrice(cents, currency);
  const price = money(quote.price);
  return (
    <dl className={classes.lines}>
      {charge > 0 && (
        <BillLine
          label={t('{plan} until {date}', { plan: plans[plan].name, date: formatDate(quote.next_charge) })}
        >
          {money(charge)}
        </BillLine>
      )}
      {unused > 0 && (
        <BillLine label={t('Unused time of {plan}', { plan: present })}>{money(-unused)}</BillLine>
      )}
      {tax > 0 && <BillLine label={t('Tax')}>{money(tax)}</BillLine>}
      {credit_used > 0 && <BillLine label={t('Your credit balance')}>{money(-credit_used)}</BillLine>}
      <BillLine label={t('Due today')}>{money(due)}</BillLine>
      {refund > 0 && <BillLine label={t('Refund to your payment method')}>{money(refund)}</BillLine>}
      {credit > 0 && <BillLine label={t('Credit for your next invoices')}>{money(credit)}</BillLine>}
      <BillLine label={t('From {day}', { day: formatDate(quote.next_charge) })}>
        {interval === 'monthly' ? t('{price} a month', { price }) : t('{price} a year', { price })}
      </BillLine>
    </dl>
  );
};
