/** Name of the product's configuration of Stripe's portal, in its metadata: an account may have others. */
export const PORTAL_NAME = 'platewise';

/** Where people come back to from Stripe's portal. */
export const PORTAL_RETURN_PATH = '/dashboard?tab=subscription';
