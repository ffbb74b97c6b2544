import { type ItemType, LOOKUP } from './item-type.ts';

export const creditsTypes = [
  {
    name: 'credits',
    key: 'account#credits',
    live: { topic: 'credits' },
    export: { file: 'credits', about: 'Your credits.' },
  },
  {
    name: 'credit_change',
    key: 'credit#<number>',
    export: { file: 'credit-changes', about: 'Every change of your credits.' },
  },
  {
    name: 'credit_grant',
    key: 'credit-grant#<reason>',
    export: { file: 'credit-grants', about: 'What you received credits for.' },
  },
  {
    name: 'credit_hold',
    key: 'credit-hold#<key>',
    export: { leftOut: 'Credits on hold for minutes: what became of them is in credit-changes.json.' },
  },
] as const satisfies readonly ItemType[];

export const billingTypes = [
  {
    name: 'billing',
    key: 'account#billing',
    live: { topic: 'subscriptions' },
    export: { file: 'billing', about: 'Your plan, as Stripe last reported it.' },
    erasure: 'billing',
  },
  {
    name: 'stripe_customer',
    partition: 'stripe-customer#<customer>',
    key: 'person',
    export: { leftOut: LOOKUP },
    erasure: 'billing',
  },
  {
    name: 'trial',
    partition: 'trial#<inbox>',
    key: 'used',
    export: {
      leftOut:
        'Whether you had a free trial: a hash of your email address that cannot be reversed. It stays when the account is deleted.',
    },
    erasure: {
      outlives: 'One trial per inbox, ever: a salted hash that identifies no user (decision 0020).',
    },
  },
] as const satisfies readonly ItemType[];
