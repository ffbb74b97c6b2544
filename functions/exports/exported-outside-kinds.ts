import type { ExportedKind } from './exported-kinds.ts';

/** Stored under the user's confirmed email instead of the user ID. */
export const messageKind: ExportedKind = {
  prefix: 'support#',
  file: 'messages',
  about: 'What you wrote to us with the e-mail of this account. Our answers are in your mailbox.',
  without: ['email_hash', 'id', 'mailing_until'],
};

export const newsletterKind: ExportedKind = {
  prefix: 'newsletter#',
  file: 'newsletter',
  about: 'That you asked for the newsletter with the e-mail of this account.',
  without: ['email_hash', 'leave_hash'],
};

/** Stored in its own partition, because other users' likes are counted in it. */
export const sharedMealKind: ExportedKind = {
  prefix: 'shared-meal#',
  file: 'shared-meals',
  about: 'Meals you share: the caption, who may see it, and how many like it.',
};

/** In the order of the files. */
export const exportedOutside: readonly ExportedKind[] = [sharedMealKind, messageKind, newsletterKind];

const LOOK_UP = 'Look-ups by which a code, a token, a browser, a payment or a link of a mail finds you.';

/** Rows outside of the user's partition that are not exported, by partition prefix, with the reason. */
export const leftOutOutside: Readonly<Record<string, string>> = {
  'api-token#': LOOK_UP,
  'barcode#': 'Products by their barcodes: they are nobody’s.',
  'newsletter-link#': LOOK_UP,
  'nightly#': 'How far our own work of the night has come.',
  'push-endpoint#': LOOK_UP,
  'referral-code#': LOOK_UP,
  'staff-actions': 'What our staff did, by ids. Corrections of your credits are among their changes.',
  'stripe-customer#': LOOK_UP,
  'ticket#': 'Permissions to open a window’s connection, for 30 seconds.',
  'trial#':
    'If you had a trial: a fingerprint of your e-mail, which cannot be read back. It stays when the account goes.',
  'unsubscribe#': LOOK_UP,
};

/** Data that is not in the table. */
export const keptElsewhere: readonly string[] = [
  'Your password: nobody can read it.',
  'Invoices and cards: Stripe keeps them. They are in the app, under Subscription.',
];
