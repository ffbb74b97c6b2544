/** Name of our portal configuration in its metadata, since the Stripe account may have others. */
export const PORTAL_NAME = 'platewise';

/** The page of the app with plan, payments and invoices. */
export const BILLING_PATH = '/profile/billing';

/** Where users return to from Stripe's portal. */
export const PORTAL_RETURN_PATH = '/dashboard?tab=subscription';
