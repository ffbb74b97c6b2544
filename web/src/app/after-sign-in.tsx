import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { planChoiceOf, pricingPathOf } from '#web/features/billing/checkout/plan-choice.ts';

/** Redirects after sign-in: back to the price selected before signing in (decision D22), or to the app. */
export const AfterSignIn = ({ children }: { children: ReactNode }) => {
  const [query] = useSearchParams();
  const choice = planChoiceOf(query);
  return choice ? <Navigate to={pricingPathOf(choice)} replace /> : children;
};
