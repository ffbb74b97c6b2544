import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Language } from '#shared/language/languages.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendEmail } from '../platform/mail/mailer.ts';
import type { CallLimit, CountCall } from '../platform/limits/count-call.ts';
import { securityNoticeEmail } from './security-notice-mail.ts';

/** Far above normal daily use, but too low to flood a mailbox. */
export const noticeLimit: CallLimit = {
  kind: 'security-notices',
  most: 10,
  per: 'day',
  code: 'TOO_MANY_REQUESTS',
};

interface Dependencies {
  emailOf: (userId: string) => Promise<string | null>;
  languageOf: (userId: string) => Promise<Language>;
  siteOrigin: () => Promise<string>;
  countCall: CountCall;
  sendEmail: SendEmail;
}

/**
 * Emails the user about a security change that the client just made at the user pool, which sends no notification
 * itself.
 */
export const notifyByEmail =
  (parts: Dependencies): Endpoint<typeof accountSecurityRoutes.notifyByEmail> =>
  async ({ caller: { user_id }, body: { deed } }) => {
    await parts.countCall(user_id);
    const [to, origin, language] = await Promise.all([
      parts.emailOf(user_id),
      parts.siteOrigin(),
      parts.languageOf(user_id),
    ]);
    if (to !== null)
      await parts.sendEmail(securityNoticeEmail(to, origin, { kind: deed }, await loadMailTexts(language)));
    return { status: 'told' };
  };
