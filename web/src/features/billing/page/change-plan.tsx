import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import { type Interval, paidPlans } from '#shared/plans/tiers.ts';
import { plans } from '#shared/plans/plans.ts';
import { t } from '#web/lib/language/translate.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import type { PlanChoice } from '../checkout/plan-choice.ts';
import { formatPlanPrice } from '../format-price.ts';
import { planAction, planRelationOf } from '../subscription/plan-relation.ts';
import classes from './billing-page.module.css';
import { ChangeDialog } from './change-dialog.tsx';

const intervalChoices = [
  { value: 'monthly', label: t('Monthly') },
  { value: 'yearly', label: t('Yearly') },
] as const;

/** The other plans and intervals. A dialog shows what a change costs before it is confirmed. */
export const ChangePlan = ({ status }: { status: SubscriptionStatus }) => {
  const [interval, setInterval] = useState<Interval>(status.interval ?? 'monthly');
  const [choice, setChoice] = useState<PlanChoice | null>(null);
  return (
    <section className="card stack4" aria-labelledby="change-plan">
      <h2 id="change-plan">{t('Change your plan')}</h2>
      <ChoicePicker
        label={t('Billing period')}
        choices={intervalChoices}
        value={interval}
        onChange={setInterval}
      />
      <ul>
        {paidPlans.map((plan) => {
          const each = { plan, interval };
          const relation = planRelationOf(status, each);
          return (
            <li key={plan} className={classes.plan}>
              <span className="nameWithNote">
                <b>{plans[plan].name}</b>
                <small>{formatPlanPrice(plan, interval, status.currency ?? DEFAULT_CURRENCY)}</small>
              </span>
              <Button variant="default" disabled={relation === 'mine'} onClick={() => setChoice(each)}>
                {planAction(relation, each, false)}
              </Button>
            </li>
          );
        })}
      </ul>
      {choice && <ChangeDialog status={status} choice={choice} onClose={() => setChoice(null)} />}
    </section>
  );
};
