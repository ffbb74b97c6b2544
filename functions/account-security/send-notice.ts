import type { Language } from '#shared/language/languages.ts';
import { createEmailOf } from '../billing/public.ts';
import { environment } from '../platform/env.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import { mailerFromEnvironment, type SendEmail } from '../platform/mail/mailer.ts';
import { createParameterReader } from '../platform/parameters.ts';
import type { Table } from '../platform/table/client.ts';
import { createLanguageOf } from '../profile/public.ts';
import { type SecurityNotice, securityNoticeEmail } from './security-notice-mail.ts';

/**
 * Emails a user about a change of the account's security. Does nothing for a user without an email.
 * @throws the SDK's error if the email is not accepted
 */
export type SendNotice = (userId: string, notice: SecurityNotice) => Promise<void>;

interface Dependencies {
  emailOf: (userId: string) => Promise<string | null>;
  languageOf: (userId: string) => Promise<Language>;
  siteOrigin: () => Promise<string>;
  sendEmail: SendEmail;
}

const createSendNotice =
  ({ emailOf, languageOf, siteOrigin, sendEmail }: Dependencies): SendNotice =>
  async (userId, notice) => {
    const [to, origin, language] = await Promise.all([emailOf(userId), siteOrigin(), languageOf(userId)]);
    if (to !== null) await sendEmail(securityNoticeEmail(to, origin, notice, await loadMailTexts(language)));
  };

/** Creates the sender, with the mail settings of the environment. */
export const openSendNotice = (table: Table): SendNotice => {
  const { SITE_ORIGIN_PARAMETER } = environment('SITE_ORIGIN_PARAMETER');
  const readParameter = createParameterReader();
  return createSendNotice({
    emailOf: createEmailOf(table),
    languageOf: createLanguageOf(table),
    siteOrigin: async () => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
    sendEmail: mailerFromEnvironment(),
  });
};

/**
 * Creates a sender that never fails: the change is already made, so an unreachable mail service must not report it as
 * failed.
 */
export const neverFailing =
  (sendNotice: SendNotice, report: (error: Error) => void): SendNotice =>
  async (userId, notice) => {
    try {
      await sendNotice(userId, notice);
    } catch (error) {
      report(error as Error);
    }
  };
