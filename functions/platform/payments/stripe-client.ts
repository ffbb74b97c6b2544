import type Stripe from 'stripe';
import { environment } from '../env.ts';
import { createParameterReader, type ReadParameter } from '../parameters.ts';
import { cannotPay, paymentsFailure } from './payments-failure.ts';

/** One attempt; with two more and the pauses between them it ends within a request's 25 s. */
const TIMEOUT_MS = 7_000;
const RETRIES = 2;

/**
 * Does one thing at Stripe.
 * @throws CodedError PAYMENTS_UNAVAILABLE when Stripe cannot be reached, refuses our key or what was asked
 */
export type AskStripe = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** The SDK, which takes an address in its parts. */
const openStripe = async (key: string, base: string): Promise<Stripe> => {
  const { hostname, port, protocol } = new URL(base);
  // Heavy: whoever only reads what is subscribed does not pay for it.
  const { default: Client } = await import('stripe');
  return new Client(key, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
};

/** Opens Stripe when it is first asked, and again when the key was changed. */
export const createAskStripe = (readParameter: ReadParameter, keyName: string, base: string): AskStripe => {
  let opened: { key: string; stripe: Promise<Stripe> } | null = null;
  return async (call) => {
    const key = (await readParameter(keyName))?.trim();
    if (!key) throw cannotPay('There is no key of Stripe: set the parameter.', { parameter: keyName });
    if (opened?.key !== key) opened = { key, stripe: openStripe(key, base) };
    try {
      return await call(await opened.stripe);
    } catch (error) {
      throw paymentsFailure(error);
    }
  };
};

/** Stripe, as the function's environment describes it. */
export const stripeFromEnvironment = (): AskStripe => {
  const { STRIPE_KEY_PARAMETER, STRIPE_API_BASE } = environment('STRIPE_KEY_PARAMETER', 'STRIPE_API_BASE');
  return createAskStripe(createParameterReader(), STRIPE_KEY_PARAMETER, STRIPE_API_BASE);
};
