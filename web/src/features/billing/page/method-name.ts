import type { BillingDetails } from '#shared/billing/page-schema.ts';
import { t } from '#web/lib/language/translate.ts';

/** Names of Stripe's card brands and payment methods; others are shown as Stripe names them. */
const names: Record<string, string> = {
  amex: t('American Express'),
  diners: t('Diners Club'),
  discover: 'Discover',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  sepa_debit: t('Direct debit'),
  unionpay: 'UnionPay',
  us_bank_account: t('Bank account'),
  visa: 'Visa',
};

/** Returns e.g. 'Visa •••• 4242'. */
export const methodName = ({ brand, last4 }: NonNullable<BillingDetails['method']>): string =>
  [names[brand] ?? brand, last4 && `•••• ${last4}`].filter(Boolean).join(' ');
