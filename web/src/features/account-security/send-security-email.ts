import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { SecurityDeed } from '#shared/account-security/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Sends the user an email about a security change. Failures are ignored because the change is already made. */
export const sendSecurityEmail = async (deed: SecurityDeed): Promise<void> => {
  await call(accountSecurityRoutes.notifyByEmail, { body: { deed } }).catch(() => undefined);
};
