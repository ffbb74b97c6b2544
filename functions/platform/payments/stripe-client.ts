import type Stripe from 'stripe';
import { environment } from '../env.ts';
import type { ReadParameter } from '../get-parameter.ts';
import { createParameterReader } from '../parameters.ts';
import { cannotPay, paymentsFailure } from './payments-failure.ts';
import { scaleTimeout } from '../timeouts.ts';

/** Timeout of one attempt. Three attempts with pauses fit in a request's 25 s. */
const TIMEOUT_MS = 7_000;
const RETRIES = 2;

/**
 * Runs a call to Stripe.
 * @throws CodedError PAYMENTS_UNAVAILABLE if Stripe is unreachable or rejects the key or the request
 */
export type AskStripe = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Creates the SDK client, which takes the URL in parts. */
const openStripe = async (key: string, base: string): Promise<Stripe> => {
  const { hostname, port, protocol } = new URL(base);
  // Loaded on demand because it is large and reading the plan does not need it.
  const { default: Client } = await import('stripe');
  return new Client(key, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: RETRIES,
    timeout: scaleTimeout(TIMEOUT_MS),
    telemetry: false,
  });
};

/** Creates the Stripe client on first use, and again after the key was changed. */
const createAskStripe = (readParameter: ReadParameter, keyName: string, base: string): AskStripe => {
  let opened: { key: string; stripe: Promise<Stripe> } | null = null;
  return async (call) => {
    const key = (await readParameter(keyName))?.trim();
    if (!key) throw cannotPay('The Stripe key is missing: set the parameter.', { parameter: keyName });
    if (opened?.key !== key) opened = { key, stripe: openStripe(key, base) };
    try {
      return await call(await opened.stripe);
    } catch (error) {
      throw paymentsFailure(error);
    }
  };
};

/** Creates the Stripe client from environment variables. */
export const stripeFromEnvironment = (): AskStripe => {
  const { STRIPE_KEY_PARAMETER, STRIPE_API_BASE } = environment('STRIPE_KEY_PARAMETER', 'STRIPE_API_BASE');
  return createAskStripe(createParameterReader(), STRIPE_KEY_PARAMETER, STRIPE_API_BASE);
};
