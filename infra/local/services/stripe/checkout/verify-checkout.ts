import type { StripeStore, Price } from '../store/stripe-store.ts';
import { customerOf } from '../customers/customer-of.ts';
import { invalid, notHosted, type Refusal } from '../http/stripe-error.ts';
import type { CheckoutInput } from './checkout-parameters.ts';

const HOUR = 3_600;
/** How long a checkout stays open, in seconds. */
export const OPEN_S = 24 * HOUR;

const urlProblem = (url: string | undefined, param: string): Refusal | undefined =>
  url === undefined || URL.canParse(url) ? undefined : invalid('Not a valid URL', param, 'url_invalid');

const isBought = (stripeStore: StripeStore, { mode, line_items: items }: CheckoutInput): Price[] => {
  const prices = items.map(({ price }, index) =>
    stripeStore.get('price', price, `line_items[${index}][price]`),
  );
  const inactive = prices.find(({ active }) => !active);
  if (inactive)
    throw invalid(
      `The price specified is inactive. This field only accepts active prices.`,
      'line_items[0][price]',
    );
  const recurring = prices.filter((price) => price.recurring !== null).length;
  if (mode === 'payment' && recurring > 0)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    );
  if (mode === 'subscription' && recurring === 0)
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    );
  if (mode === 'subscription' && prices.length > 1)
    throw notHosted('subscriptions of more than one price', 'line_items');
  return prices;
};

/** Checks what Stripe Tax needs to know of an existing customer. */
const verifyTax = (
  stripeStore: StripeStore,
  { customer: id, customer_update: update, automatic_tax: tax, tax_id_collection: taxId }: CheckoutInput,
): void => {
  if (id === undefined) return;
  const { address } = customerOf(stripeStore, id, 'customer');
  if (tax?.enabled && !address && update?.address !== 'auto')
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to `auto` or `customer_update[shipping]` to `auto` to save the address entered in Checkout to the Customer.',
      'automatic_tax',
      'customer_tax_location_invalid',
    );
  if (taxId?.enabled && update?.name !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'tax_id_collection',
    );
};

/**
 * Checks the rules that types cannot express.
 * @returns the prices of the line items, in order
 * @throws Refusal with Stripe's message
 */
export const verifyCheckout = (stripeStore: StripeStore, input: CheckoutInput): Price[] => {
  verifyTax(stripeStore, input);
  const problem = urlProblem(input.success_url, 'success_url') ?? urlProblem(input.cancel_url, 'cancel_url');
  if (problem) throw problem;
  if (input.line_items.length === 0)
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (input.customer !== undefined && input.customer_email !== undefined)
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  if (input.customer_update && input.customer === undefined)
    throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
  if (input.mode === 'subscription' && input.invoice_creation)
    throw invalid(
      'You can only enable invoice creation when `mode` is set to `payment`.',
      'invoice_creation',
    );
  if (input.mode === 'payment' && input.subscription_data)
    throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
  if (input.mode === 'subscription' && input.payment_intent_data)
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data');
  if (input.mode === 'subscription' && input.customer_creation)
    throw invalid('`customer_creation` can only be used in `payment` and `setup` mode.', 'customer_creation');
  if (input.mode === 'payment' && input.payment_method_collection)
    throw invalid(
      '`payment_method_collection` can only be used in `subscription` mode.',
      'payment_method_collection',
    );
  const days = input.subscription_data?.trial_period_days;
  if (days !== undefined && (days < 1 || days > 730))
    throw invalid(
      'The minimum number of trial period days is 1, the maximum is 730.',
      'subscription_data[trial_period_days]',
    );
  const open = (input.expires_at ?? stripeStore.now() + OPEN_S) - stripeStore.now();
  if (open < HOUR / 2 || open > OPEN_S)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  if (input.line_items.some(({ quantity = 1 }) => quantity < 1 || quantity > 999_999))
    throw invalid('This value must be greater than or equal to 1.', 'line_items[0][quantity]');
  return isBought(stripeStore, input);
};
