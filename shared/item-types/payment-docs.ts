import type { ItemDocs } from './item-type.ts';

export const creditsDocs = {
  texts: {
    credits: {
      title: 'Credits',
      writtenBy: 'Credits, when first read; scan, foods, voice, billing, referrals',
      privacy: 'payments',
    },
    credit_change: {
      title: 'Credit change',
      writtenBy: 'With the credits, in one transaction',
      notes: 'The number has 12 digits',
      privacy: 'payments',
    },
    credit_grant: {
      title: 'Credit grant',
      writtenBy: 'Billing and referrals, with the credits',
      privacy: 'payments',
    },
    credit_hold: {
      title: 'Credits on hold',
      writtenBy: 'Scan, foods, voice',
      notes: '`<key>` is the action or job. Released after `until`, not by TTL',
      privacy: 'payments',
    },
  },
} as const satisfies ItemDocs;

export const billingDocs = {
  texts: {
    billing: {
      title: 'Subscription',
      writtenBy: 'Billing, as Stripe last reported it, at its version',
      privacy: 'payments',
    },
    stripe_customer: {
      title: 'User of a Stripe customer',
      writtenBy: 'Billing, with the subscription',
      privacy: 'payments',
    },
    trial: {
      title: 'Inbox that used its trial',
      writtenBy: 'Billing, before it updates the subscription',
      privacy: 'one-per-inbox',
    },
  },
  retentionRows: {
    payments: {
      en: [
        'Plan, payments and credits, without card numbers',
        'To give you what you paid for',
        'Until you delete the account; invoices, which Stripe stores, as long as the law requires',
      ],
      de: [
        'Tarif, Zahlungen und Credits, ohne Kartennummern',
        'Damit du bekommst, was du bezahlt hast',
        'Bis du das Konto löschst; Rechnungen bleiben bei Stripe, solange das Gesetz es verlangt',
      ],
    },
    'one-per-inbox': {
      en: [
        'Whether an email address used its free trial, or came through a friend’s link: as a hash that does not identify it',
        'One free trial and one reward per person',
        'The trial stays when the account is deleted; the reward expires after 90 days',
      ],
      de: [
        'Ob eine E-Mail-Adresse schon eine Testphase hatte oder über einen Einladungslink kam: als Hash, aus dem sie sich nicht ablesen lässt',
        'Eine Testphase und eine Prämie pro Person',
        'Der Vermerk zur Testphase bleibt, wenn das Konto gelöscht wird; der zur Prämie wird nach 90 Tagen gelöscht',
      ],
    },
  },
} as const satisfies ItemDocs;
