import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { planChoiceOf, pricingPathOf } from '#web/features/billing/checkout/plan-choice.ts';

/** What /auth leads to: back to the price that somebody chose before signing in (decision D22), or in. */
export const AfterSignIn = ({ children }: { children: ReactNode }) => {
  const [query] = useSearchParams();
  const choice = planChoiceOf(query);
  return choice ? <Navigate to={pricingPathOf(choice)} replace /> : children;
};
