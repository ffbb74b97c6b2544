export { buyCredits } from './checkout/buy-credits.ts';
export type { PlanChoice } from './checkout/plan-choice.ts';
export { useStripeRedirect } from './checkout/use-stripe-redirect.ts';
export { formatPrice, monthOfYear, yearlyDiscount } from './format-price.ts';
export { formatDate } from './subscription/billing-dates.ts';
export { refreshSubscription } from './subscription/check-subscription.ts';
export { useSubscription } from './subscription/subscription-store.ts';
export { useAccess } from './subscription/use-access.ts';
export { useTrialOffered } from './subscription/use-trial-offered.ts';
