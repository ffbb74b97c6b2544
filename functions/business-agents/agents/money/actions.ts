import type { Action } from '../action.ts';
import { cashFlow } from './cash-flow.ts';
import { churn } from './churn.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { pricing } from './pricing.ts';
import { revenue } from './revenue.ts';

/** By the names that `shared/business-agents/agents/actions/money.ts` gives them. Figures of money are never a model's. */
export const moneyActions: Readonly<Record<string, Action>> = {
  revenue,
  churn,
  pricing,
  cash_flow: cashFlow,
  invoice_totals: invoiceTotals,
};
