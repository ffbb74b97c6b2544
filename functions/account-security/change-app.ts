import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { accessTokenOf } from '../platform/http/access-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SignInSettings } from '../platform/user-pool/sign-in-settings.ts';
import type { AppRepository } from './app-repository.ts';
import type { RecoveryCodes } from './recovery-codes/recovery-codes-repository.ts';
import type { SendNotice } from './send-notice.ts';

interface Dependencies {
  settings: Pick<SignInSettings, 'verifyAppCode' | 'turnApp'>;
  apps: Pick<AppRepository, 'note' | 'forget'>;
  codes: Pick<RecoveryCodes, 'forget'>;
  sendNotice: SendNotice;
}

/**
 * Turns the caller's authenticator app on or off, and emails the user about it. If the user pool does not verify a code
 * of an active app again, the fresh proof of this route is enough to turn it off, so that no user is locked into an app.
 */
export const changeApp =
  ({ settings, apps, codes, sendNotice }: Dependencies): Endpoint<typeof accountSecurityRoutes.changeApp> =>
  async ({ caller: { user_id }, body: { is_on, code }, raw }) => {
    const token = accessTokenOf(raw);
    if (!(await settings.verifyAppCode(token, code)) && is_on) throw new CodedError('PROOF_REJECTED');
    // Written first: a password reset removes an app without this row, which must not happen to the user's own.
    if (is_on) await apps.note(user_id);
    await settings.turnApp(token, is_on);
    if (!is_on) await Promise.all([apps.forget(user_id), codes.forget(user_id)]);
    await sendNotice(user_id, { kind: is_on ? 'app_turned_on' : 'app_turned_off' });
    return { is_on };
  };
