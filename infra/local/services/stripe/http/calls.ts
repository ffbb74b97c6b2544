import { priceCalls } from '../catalog/price-calls.ts';
import { productCalls } from '../catalog/product-calls.ts';
import { checkoutCalls } from '../checkout/checkout-calls.ts';
import { balanceCalls } from '../customers/balance-calls.ts';
import { testClockCalls } from '../clock/test-clock-calls.ts';
import { customerCalls } from '../customers/customer-calls.ts';
import { eventCalls } from '../events/event-calls.ts';
import { invoiceCalls } from '../invoices/invoice-calls.ts';
import { paymentCalls } from '../payments/payment-calls.ts';
import { scheduleCalls } from '../schedules/schedule-calls.ts';
import { portalCalls } from '../portal/portal-calls.ts';
import { subscriptionCalls } from '../subscriptions/subscription-calls.ts';
import { percentDecode } from '../../../http-server/percent-decode.ts';
import type { Call } from './call.ts';
import { notHosted } from './stripe-error.ts';

const calls: Call[] = [
  ...productCalls,
  ...priceCalls,
  ...customerCalls,
  ...balanceCalls,
  ...checkoutCalls,
  ...portalCalls,
  ...subscriptionCalls,
  ...scheduleCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...eventCalls,
  ...testClockCalls,
];

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(':id', '([^/]+)')}$`),
}));

/** Returns the call of a request, and the ID in its path. @throws Refusal 501 that names the unsupported call */
export const callOf = (method: string, path: string): { call: Call; id: string } => {
  for (const { call, pattern } of patterns) {
    const match = call.method === method ? pattern.exec(path) : null;
    if (match) return { call, id: percentDecode(match[1] ?? '') };
  }
  throw notHosted(`${method} ${path}`);
};
