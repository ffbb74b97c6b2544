import type { StripeStore, Charge } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { emit } from '../events/emit.ts';
import { invalid } from '../http/stripe-error.ts';

type Dispute = Kinds['dispute'];

/** How long the merchant can respond to a dispute, in seconds. */
const ANSWER_S = 14 * 86_400;

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Opens a dispute, as when the cardholder asks the bank for a refund. */
export const openDispute = (stripeStore: StripeStore, charge: Charge): Dispute => {
  const now = stripeStore.now();
  const dispute: Dispute = {
    id: newId('dispute'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + ANSWER_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  stripeStore.put({ ...charge, disputed: true });
  stripeStore.put(dispute);
  emit(stripeStore, 'charge.dispute.created', dispute);
  return dispute;
};

/** Opens a dispute of an earlier payment. @throws Refusal for one that failed, was refunded or was disputed before */
export const disputeCharge = (stripeStore: StripeStore, charge: Charge): Dispute => {
  if (!charge.paid || charge.refunded || charge.disputed)
    throw invalid(`Charge ${charge.id} cannot be disputed.`, 'charge');
  return openDispute(stripeStore, charge);
};

/** Closes a dispute. @throws Refusal when it is already closed */
export const closeDispute = (stripeStore: StripeStore, dispute: Dispute, status: 'lost' | 'won'): Dispute => {
  if (dispute.status === 'lost' || dispute.status === 'won')
    throw invalid(`This dispute is already ${dispute.status}.`);
  const closed: Dispute = { ...dispute, status };
  stripeStore.put(closed);
  emit(stripeStore, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
};
