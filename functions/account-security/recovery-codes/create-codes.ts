import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { SendNotice } from '../send-notice.ts';
import type { RecoveryCodes } from './recovery-codes-repository.ts';

interface Dependencies {
  codes: Pick<RecoveryCodes, 'create'>;
  sendNotice: SendNotice;
}

/** Replaces the caller's recovery codes, and emails the user about it. The response is the only place with the codes. */
export const createCodes =
  ({ codes, sendNotice }: Dependencies): Endpoint<typeof accountSecurityRoutes.createRecoveryCodes> =>
  async ({ caller: { user_id } }) => {
    const created = await codes.create(user_id);
    await sendNotice(user_id, { kind: 'recovery_codes_created' });
    return { codes: created };
  };
