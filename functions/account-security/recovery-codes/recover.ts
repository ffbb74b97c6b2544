import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { type RequestSource, sourceOf } from '../../platform/http/request-source.ts';
import type { CountCall } from '../../platform/limits/count-call.ts';
import type { FindUserByEmail } from '../../platform/user-pool/find-user-by-email.ts';
import type { SignInSettings } from '../../platform/user-pool/sign-in-settings.ts';
import type { AppRepository } from '../app-repository.ts';
import type { SendNotice } from '../send-notice.ts';
import type { RecoveryCodes } from './recovery-codes-repository.ts';

interface Dependencies {
  settings: Pick<SignInSettings, 'checkPassword' | 'hasApp' | 'removeApp'>;
  clientId: string;
  findUser: FindUserByEmail;
  codes: Pick<RecoveryCodes, 'use'>;
  apps: Pick<AppRepository, 'forget'>;
  /** @throws CodedError TOO_MANY_REQUESTS if a network, or all together, sent too many attempts */
  countVisitor: (source: RequestSource) => Promise<void>;
  countCall: CountCall;
  sendNotice: SendNotice;
}

/**
 * Turns the authenticator app of an account off with its password and a recovery code, and emails the user about it.
 * Responds the same for an unknown account and a wrong password. Does nothing more if no app is on, so that a repeated
 * request uses up no further code.
 */
export const recover =
  ({
    settings,
    clientId,
    findUser,
    codes,
    apps,
    countVisitor,
    countCall,
    sendNotice,
  }: Dependencies): Endpoint<typeof accountSecurityRoutes.recover> =>
  async ({ body: { email, password, code }, raw }) => {
    await countVisitor(sourceOf(raw));
    await settings.checkPassword(clientId, email, password);
    const userId = await findUser(email);
    if (userId === null) throw new CodedError('PROOF_REJECTED');
    if (!(await settings.hasApp(userId))) return { status: 'removed' };
    await countCall(userId);
    const used = await codes.use(userId, code);
    if (!used) throw new CodedError('PROOF_REJECTED');
    try {
      await settings.removeApp(userId);
    } catch (error) {
      await used.restore();
      throw error;
    }
    await apps.forget(userId);
    await sendNotice(userId, { kind: 'recovery_code_used', remaining: used.remaining });
    return { status: 'removed' };
  };
