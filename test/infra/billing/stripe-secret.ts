/** A key or a secret of Stripe's; the SDK itself speaks of their beginnings. */
export const STRIPE_SECRET = /(?:sk|rk)_(?:test|live)_\w{6,}|whsec_\w{6,}/;
