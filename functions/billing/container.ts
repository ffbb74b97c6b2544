import type { billingRoutes } from '#shared/billing/routes.ts';
import { openGrants } from '../credits/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createCallLimiter } from '../platform/http/limit-calls.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { cannotPay } from '../platform/payments/payments-failure.ts';
import { stripeEventsFromEnvironment } from '../platform/payments/stripe-events.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { cancelPlan } from './cancellation/cancel-plan.ts';
import { resumePlan } from './cancellation/resume-plan.ts';
import { createResumptions } from './cancellation/resumptions-repository.ts';
import { createDetails } from './details/details-repository.ts';
import { readDetails } from './details/read-details.ts';
import { changePlan } from './plan-changes/change-plan.ts';
import { createPlanChanges } from './plan-changes/plan-changes-repository.ts';
import { previewPlanChange } from './plan-changes/preview-plan-change.ts';
import { createQuotePlanChange } from './plan-changes/quote-plan-change.ts';
import { createReturns } from './plan-changes/returns-repository.ts';
import { createCharges } from './payments/charges-repository.ts';
import { checkSubscription } from './subscriptions/check-subscription.ts';
import { createCheckout } from './checkout/create-checkout.ts';
import { customerPortal } from './customers/customer-portal.ts';
import { createEmailOf } from './customers/email-repository.ts';
import { createEnsureCustomer } from './customers/ensure-customer.ts';
import { createInvoices } from './payments/invoices-repository.ts';
import { createPackCredits } from './checkout/pack-credits-repository.ts';
import { billingParts } from './billing-services.ts';
import { paymentLimits } from './checkout/payment-limits.ts';
import { createPlanPage } from './checkout/plan-checkout-page.ts';
import { createPortal } from './customers/portal-repository.ts';
import { createPrices } from './checkout/prices-repository.ts';
import { purchaseCredits } from './checkout/purchase-credits.ts';
import { lazyNotify } from './emails/lazy-notify.ts';
import { receiveEvent } from './receive-event.ts';
import { createSettleCheckout } from './checkout/settle-checkout.ts';
import { createSettleLoss } from './payments/settle-loss.ts';
import { verifyPayment } from './checkout/verify-payment.ts';
import { createConsents } from './consents/consents-repository.ts';
import { confirmDeclaration } from './declarations/confirm-declaration.ts';
import { lazyDeclarations } from './declarations/lazy-declarations.ts';
import { declareCancellation, declareWithdrawal } from './declarations/receive-declaration.ts';
import { lazyWithdrawals } from './withdrawals/lazy-withdrawals.ts';
import { listWithdrawable } from './withdrawals/list-withdrawable.ts';
import { withdraw } from './withdrawals/withdraw.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof billingRoutes> => {
  const { TABLE_NAME, SITE_ORIGIN_PARAMETER } = environment('TABLE_NAME', 'SITE_ORIGIN_PARAMETER');
  const table = openTable(TABLE_NAME);
  const parts = billingParts(table, systemClock);
  const { ask, rows, customers, checkouts } = parts;
  const readParameter = createParameterReader();
  const siteOrigin = async (): Promise<string> => {
    const origin = await readParameter(SITE_ORIGIN_PARAMETER);
    if (!origin) throw cannotPay('The site URL is unknown, so Stripe has no return URL.');
    return origin;
  };
  const credits = createPackCredits(table, openGrants(table, systemClock));
  const settle = createSettleCheckout({ rows, credits });
  const ensureCustomer = createEnsureCustomer({ rows, customers, emailOf: createEmailOf(table) });
  const shared = {
    ...parts,
    ensureCustomer,
    settle,
    siteOrigin,
    consents: createConsents(table, systemClock),
    prices: createPrices(ask),
    portal: createPortal(ask),
    invoices: createInvoices(ask),
  };
  const charges = createCharges(ask);
  const details = createDetails(ask);
  const changes = createPlanChanges(ask);
  const returns = createReturns(ask);
  const quotes = createQuotePlanChange({ changes, prices: shared.prices, returns });

  const boundedBy = (limit: keyof typeof paymentLimits) =>
    createCallLimiter(createCallCounter(table, systemClock, paymentLimits[limit]));
  const bounded = boundedBy('pages');
  const declarations = lazyDeclarations(table, shared);
  const withdrawals = lazyWithdrawals(table, shared);
  return {
    listWithdrawable: boundedBy('looks')(listWithdrawable(withdrawals, systemClock)),
    withdraw: bounded(withdraw(withdrawals, systemClock)),
    declareCancellation: declareCancellation(declarations),
    declareWithdrawal: declareWithdrawal(declarations),
    confirmDeclaration: confirmDeclaration(declarations),
    checkSubscription: checkSubscription(rows, systemClock),
    createCheckout: bounded(
      createCheckout({ ...shared, planPage: createPlanPage({ rows, checkouts, clock: systemClock }) }),
    ),
    customerPortal: bounded(customerPortal(shared)),
    readDetails: boundedBy('looks')(readDetails(rows, details)),
    quotePlanChange: boundedBy('looks')(previewPlanChange({ rows, quotes })),
    changePlan: bounded(changePlan({ ...parts, quotes, changes, returns })),
    cancelPlan: bounded(cancelPlan(parts)),
    resumePlan: bounded(resumePlan({ ...parts, resumptions: createResumptions(ask) })),
    purchaseCredits: bounded(purchaseCredits(shared)),
    verifyPayment: boundedBy('looks')(verifyPayment(shared)),
    webhook: receiveEvent({
      ...shared,
      readEvent: stripeEventsFromEnvironment(),
      settleLoss: createSettleLoss({ ...shared, charges, credits }),
      notify: lazyNotify(table, { ...shared, charges, details }),
    }),
  };
};
