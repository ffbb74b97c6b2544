import type { StripeStore, Charge } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { emit } from '../events/emit.ts';
import { invalid } from '../http/stripe-error.ts';

type Refund = Kinds['refund'];

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Checks a refund and throws Stripe's error when the charge cannot be refunded by this amount. */
const verify = ({ id, amount, amount_refunded: refunded, disputed, paid }: Charge, wanted: number): void => {
  if (!paid) throw invalid(`Charge ${id} was not paid, so it cannot be refunded.`, 'charge');
  if (disputed)
    throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, 'charge', 'charge_disputed');
  if (refunded === amount)
    throw invalid(`Charge ${id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (wanted < 1)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (wanted > amount - refunded)
    throw invalid(
      `Refund amount (${dollars(wanted)}) is greater than unrefunded amount on charge (${dollars(amount - refunded)})`,
      'amount',
    );
};

/**
 * Refunds a charge in full or in part.
 * @param amount cents; default: the remaining amount
 * @throws Refusal when the amount is too high
 */
export const refundCharge = (
  stripeStore: StripeStore,
  charge: Charge,
  {
    amount = charge.amount - charge.amount_refunded,
    reason = null,
    metadata = {},
  }: {
    amount?: number | undefined;
    reason?: Refund['reason'];
    metadata?: Record<string, string> | undefined;
  },
): Refund => {
  verify(charge, amount);
  const refund: Refund = {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: stripeStore.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: 'card' },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const { amount_refunded: before, refunded } = charge;
  const paidBack: Charge = {
    ...charge,
    amount_refunded: before + amount,
    refunded: before + amount === charge.amount,
  };
  stripeStore.put(refund);
  stripeStore.put(paidBack);
  emit(stripeStore, 'refund.created', refund);
  emit(stripeStore, 'charge.refunded', paidBack, { amount_refunded: before, refunded });
  return refund;
};

/** Lets the bank return a refund, for example of a closed account. @throws Refusal for a refund that already failed */
export const failRefund = (stripeStore: StripeStore, refund: Refund): Refund => {
  if (refund.status === 'failed' || refund.charge === null) throw invalid('This refund has already failed.');
  const charge = stripeStore.get('charge', refund.charge);
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  stripeStore.put(failed);
  stripeStore.put({
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  emit(stripeStore, 'refund.failed', failed);
  return failed;
};
