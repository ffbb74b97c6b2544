import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { SecurityDeed } from '#shared/account-security/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Has the person told by mail of what was done here. It is done either way: a mail that fails is no failure of it. */
export const sendSecurityEmail = async (deed: SecurityDeed): Promise<void> => {
  await call(accountSecurityRoutes.tellByMail, { body: { deed } }).catch(() => undefined);
};
