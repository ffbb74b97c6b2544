/** Matches a key or secret of Stripe. The SDK itself contains the prefixes. */
export const STRIPE_SECRET = /(?:sk|rk)_(?:test|live)_\w{6,}|whsec_\w{6,}/;
