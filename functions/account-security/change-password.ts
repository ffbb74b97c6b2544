import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { accessTokenOf } from '../platform/http/access-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SignInSettings } from '../platform/user-pool/sign-in-settings.ts';
import type { SendNotice } from './send-notice.ts';

interface Dependencies {
  settings: Pick<SignInSettings, 'changePassword'>;
  sendNotice: SendNotice;
}

/** Changes the caller's password after checking the old one, and emails the user about it. */
export const changePassword =
  ({ settings, sendNotice }: Dependencies): Endpoint<typeof accountSecurityRoutes.changePassword> =>
  async ({ caller, body: { old_password, new_password }, raw }) => {
    await settings.changePassword(accessTokenOf(raw), old_password, new_password);
    await sendNotice(caller.user_id, { kind: 'password_changed' });
    return { status: 'changed' };
  };
