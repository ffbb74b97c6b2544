import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { UpdateStripeEmail } from './update-stripe-email.ts';
import type { TakeOverEmail } from './profile-email-repository.ts';

interface Dependencies {
  /** null when the account is gone or its email is not verified. */
  confirmedEmailOf: (userId: string) => Promise<string | null>;
  takeOver: TakeOverEmail;
  updateStripeEmail: UpdateStripeEmail;
}

/**
 * Copies the verified email from the user pool to the profile and to Stripe. The request carries no address, so
 * repeating it changes nothing.
 */
export const syncEmail =
  ({
    confirmedEmailOf,
    takeOver,
    updateStripeEmail,
  }: Dependencies): Endpoint<typeof accountSecurityRoutes.syncEmail> =>
  async ({ caller: { user_id } }) => {
    const email = await confirmedEmailOf(user_id);
    const before = email !== null && (await takeOver(user_id, email));
    if (email !== null && before) await updateStripeEmail(user_id, before, email);
    return { email };
  };
