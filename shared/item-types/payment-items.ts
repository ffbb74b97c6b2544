import { defineItemTypes } from './item-type.ts';

export const creditsTypes = defineItemTypes([
  { name: 'credits', key: 'account#credits', live: { topic: 'credits' } },
  { name: 'credit_change', key: 'credit#<number>' },
  { name: 'credit_grant', key: 'credit-grant#<reason>' },
  { name: 'credit_hold', key: 'credit-hold#<key>' },
]);

export const billingTypes = defineItemTypes([
  { name: 'billing', key: 'account#billing', live: { topic: 'subscriptions' }, erasure: 'billing' },
  { name: 'money_mail', key: 'money-mail#<event>' },
  { name: 'order_consent', key: 'order-consent#<checkout>' },
  { name: 'withdrawal', key: 'withdrawal#<contract>' },
  {
    name: 'contract_declaration',
    partition: 'contract-declaration#<hash>',
    key: 'declaration',
    erasure: { outlives: 'Proof of a cancellation or withdrawal; expires after 3 years (decision 0089).' },
  },
  { name: 'stripe_customer', partition: 'stripe-customer#<customer>', key: 'person', erasure: 'billing' },
  {
    name: 'trial',
    partition: 'trial#<inbox or card>',
    key: 'used',
    erasure: {
      outlives: 'One trial per inbox and card, ever: salted hashes that identify no user (decision 0081).',
    },
  },
]);
