import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { CloseSessions } from '../account/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { CallLimit, CountCall } from '../platform/limits/count-call.ts';
import type { SignInSettings } from '../platform/user-pool/sign-in-settings.ts';
import type { EmailChanges } from './email-changes-repository.ts';
import type { TakeOverEmail } from './profile-email-repository.ts';
import type { SendCode } from './send-code.ts';
import type { SendNotice } from './send-notice.ts';
import type { UpdateStripeEmail } from './update-stripe-email.ts';

/** Each request sends two emails, one of them to an address that the caller chooses. */
export const emailChangeLimit: CallLimit = { kind: 'email-changes', most: 10, per: 'day' };

interface Dependencies {
  userPoolId: string;
  settings: Pick<SignInSettings, 'setEmail'>;
  changes: EmailChanges;
  /** Returns whether an account has this email address. */
  isTaken: (email: string) => Promise<boolean>;
  emailOf: (userId: string) => Promise<string | null>;
  countCall: CountCall;
  sendCode: SendCode;
  sendNotice: SendNotice;
  takeOver: TakeOverEmail;
  updateStripeEmail: UpdateStripeEmail;
  closeSessions: CloseSessions;
}

/** Sends a code to the new address unless an account has it, and a notice to the current one. */
export const requestEmail =
  ({
    changes,
    isTaken,
    countCall,
    sendCode,
    sendNotice,
  }: Pick<Dependencies, 'changes' | 'isTaken' | 'countCall' | 'sendCode' | 'sendNotice'>): Endpoint<
    typeof accountSecurityRoutes.requestEmail
  > =>
  async ({ caller: { user_id }, body: { email } }) => {
    await countCall(user_id);
    if (!(await isTaken(email))) await sendCode(user_id, email, await changes.request(user_id, email));
    await sendNotice(user_id, { kind: 'email_requested' });
    return { status: 'sent' };
  };

/** Changes the address in the user pool, the profile and at Stripe, and emails the old one a link to undo it. */
export const confirmEmail =
  ({
    settings,
    changes,
    emailOf,
    sendNotice,
    takeOver,
    updateStripeEmail,
  }: Pick<
    Dependencies,
    'settings' | 'changes' | 'emailOf' | 'sendNotice' | 'takeOver' | 'updateStripeEmail'
  >): Endpoint<typeof accountSecurityRoutes.confirmEmail> =>
  async ({ caller: { user_id }, body: { code } }) => {
    const email = await changes.emailOfCode(user_id, code);
    if (email === null) throw new CodedError('PROOF_REJECTED');
    const old = await emailOf(user_id);
    // Kept and sent before the change, so that no failure in between leaves a change without a way back.
    const token = old === null ? null : await changes.keepOld(user_id, old);
    if (!(await settings.setEmail(user_id, email))) throw new CodedError('PROOF_REJECTED');
    if (token !== null) await sendNotice(user_id, { kind: 'email_changed', token });
    const before = await takeOver(user_id, email);
    if (before !== null) await updateStripeEmail(user_id, before, email);
    await changes.cancel(user_id);
    return { email };
  };

/** Restores the old address, ends all sessions and makes the links to later addresses unusable. */
export const undoEmail =
  ({
    userPoolId,
    settings,
    changes,
    sendNotice,
    takeOver,
    updateStripeEmail,
    closeSessions,
  }: Pick<
    Dependencies,
    'userPoolId' | 'settings' | 'changes' | 'sendNotice' | 'takeOver' | 'updateStripeEmail' | 'closeSessions'
  >): Endpoint<typeof accountSecurityRoutes.undoEmail> =>
  async ({ body: { token } }) => {
    // The link is deleted only after the change, so that it still works if the user pool fails.
    const undo = await changes.findUndo(token);
    if (!undo || !(await settings.setEmail(undo.user_id, undo.email))) throw new CodedError('UNDO_NOT_FOUND');
    const { user_id, email } = undo;
    await Promise.all([changes.cancel(user_id), changes.forgetOld(user_id)]);
    const before = await takeOver(user_id, email);
    if (before !== null) await updateStripeEmail(user_id, before, email);
    await closeSessions(userPoolId, user_id, user_id);
    await sendNotice(user_id, { kind: 'email_restored' });
    return { status: 'restored' };
  };
