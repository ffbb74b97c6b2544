import type Stripe from 'stripe';
import { defineCall } from '../http/call.ts';
import { integer, metadata, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { customerOf } from './customer-of.ts';
import { updateCustomer } from './update-customer.ts';

export const balanceCalls = [
  defineCall(
    'POST',
    '/v1/customers/:id/balance_transactions',
    parameters<Stripe.CustomerCreateBalanceTransactionParams>()({
      amount: integer,
      currency: text,
      description: text.optional(),
      metadata: metadata.optional(),
    }),
    (stripeStore, { amount, currency, description = null, metadata: data = {} }, id) => {
      const customer = customerOf(stripeStore, id);
      const balance = customer.balance + amount;
      updateCustomer(stripeStore, customer, { balance });
      const transaction: Kinds['customer_balance_transaction'] = {
        id: newId('customer_balance_transaction'),
        object: 'customer_balance_transaction',
        amount,
        checkout_session: null,
        created: stripeStore.now(),
        credit_note: null,
        currency,
        customer: customer.id,
        customer_account: null,
        description,
        ending_balance: balance,
        invoice: null,
        livemode: false,
        metadata: data,
        type: 'adjustment',
      };
      stripeStore.put(transaction);
      return transaction;
    },
  ),
];
