import type { Language } from '#shared/language/languages.ts';
import { loadMailTexts } from '../../platform/mail/load-mail-texts.ts';
import type { SendEmail } from '../../platform/mail/mailer.ts';
import { moneyEmail } from './money-email.ts';
import type { MoneyNotice } from './money-notice.ts';

interface Dependencies {
  emailOf: (userId: string) => Promise<string | null>;
  languageOf: (userId: string) => Promise<Language>;
  siteOrigin: () => Promise<string>;
  supportAddress: string;
  sendEmail: SendEmail;
}

/**
 * Emails a user about money, in the user's language. Does nothing for a user without an email.
 * @throws the SDK's error if the email is not accepted
 */
export type SendMoneyEmail = (userId: string, notice: MoneyNotice) => Promise<void>;

export const createSendMoneyEmail =
  ({ emailOf, languageOf, siteOrigin, supportAddress, sendEmail }: Dependencies): SendMoneyEmail =>
  async (userId, notice) => {
    const [to, language, origin] = await Promise.all([emailOf(userId), languageOf(userId), siteOrigin()]);
    if (to === null) return;
    const sender = { siteOrigin: origin, supportAddress };
    await sendEmail(moneyEmail(to, sender, notice, await loadMailTexts(language)));
  };
