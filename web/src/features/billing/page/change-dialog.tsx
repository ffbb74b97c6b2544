import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PlanChangeQuote } from '#shared/billing/page-schema.ts';
import type { Timing } from '#shared/billing/plan-change.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { t } from '#web/lib/language/translate.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { Radio } from '#web/ui/inputs/radio.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import type { PlanChoice } from '../checkout/plan-choice.ts';
import { formatPrice } from '../format-price.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import classes from './billing-page.module.css';
import { billingQueries } from './billing-queries.ts';
import { QuoteLines } from './quote-lines.tsx';
import { useChangePlan } from './use-change-plan.ts';
import { planNameOf } from './use-plan-action.ts';

interface Props {
  status: SubscriptionStatus;
  choice: PlanChoice;
  onClose: () => void;
}

const optionOf = ({ timing, refund, starts, currency }: PlanChangeQuote, present: string): string => {
  if (timing === 'now')
    return refund > 0
      ? t('Now, with a refund of {amount} for the months that haven’t begun', {
          amount: formatPrice(refund, currency),
        })
      : t('Now, without a refund');
  return t('On {date}, after the period you’ve paid for. You keep {plan} until then.', {
    date: formatDate(starts),
    plan: present,
  });
};

const confirmationOf = ({ timing, due, refund, starts, currency }: PlanChangeQuote): string => {
  if (timing === 'period_end') return t('Switch on {date}', { date: formatDate(starts) });
  if (due > 0) return t('Pay {amount} and switch', { amount: formatPrice(due, currency) });
  return refund > 0
    ? t('Switch and refund {amount}', { amount: formatPrice(refund, currency) })
    : t('Switch now for {amount}', { amount: formatPrice(0, currency) });
};

const Confirmation = ({ quotes, status, choice, onClose }: Props & { quotes: PlanChangeQuote[] }) => {
  const id = useId();
  const [timing, setTiming] = useState<Timing | null>(null);
  const { change, isChanging, error } = useChangePlan(choice, onClose);
  const present = planNameOf(status);
  const quote = quotes.find((each) => each.timing === timing) ?? quotes[0];
  if (!quote) return null;
  return (
    <div className="stack5">
      {quotes.length > 1 && (
        <fieldset className="stack3">
          <legend className="legend">{t('When should the change happen?')}</legend>
          {quotes.map((each) => (
            <label key={each.timing} className={classes.option}>
              <Radio name={id} value={each.timing} selected={quote.timing} onChange={setTiming} />
              <span>{optionOf(each, present)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {quotes.length === 1 && quote.timing === 'period_end' && <p>{optionOf(quote, present)}</p>}
      <QuoteLines quote={quote} choice={choice} present={present} />
      {error && (
        <p className="error" role="alert">
          {error.message}
        </p>
      )}
      <div className="cluster3">
        <Button loading={isChanging} onClick={() => change(quote)}>
          {confirmationOf(quote)}
        </Button>
        <Button variant="subtle" disabled={isChanging} onClick={onClose}>
          {t('Keep current plan')}
        </Button>
      </div>
    </div>
  );
};

/** Asks to confirm a change of plan, with its exact charge, refund or date. */
export const ChangeDialog = (props: Props) => {
  const { choice, onClose } = props;
  const { name: plan } = plans[choice.plan];
  const query = useQuery(billingQueries.quotes(choice));
  return (
    <Dialog
      title={
        choice.interval === 'monthly'
          ? t('Switch to {plan}, monthly', { plan })
          : t('Switch to {plan}, yearly', { plan })
      }
      onClose={onClose}
      width="30rem"
    >
      <QueryView
        query={query}
        loading={
          <div role="status" aria-label={t('Calculating the change')}>
            <SkeletonBlock height="9rem" />
          </div>
        }
        failure={t('We couldn’t calculate the change')}
      >
        {(quotes) => <Confirmation {...props} quotes={quotes} />}
      </QueryView>
    </Dialog>
  );
};
