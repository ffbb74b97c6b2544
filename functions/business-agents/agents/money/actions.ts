import type { Action } from '../action.ts';
import { cashFlow } from './cash-flow.ts';
import { churn } from './churn.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { pricing } from './pricing.ts';
import { revenue } from './revenue.ts';

/**
 * Actions by their names in `shared/business-agents/agents/actions/money.ts`. Monetary values never come from a model.
 */
export const moneyActions: Readonly<Record<string, Action>> = {
  revenue,
  churn,
  pricing,
  cash_flow: cashFlow,
  invoice_totals: invoiceTotals,
};
