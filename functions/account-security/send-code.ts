import type { Language } from '#shared/language/languages.ts';
import { accountEmailFor } from '../account/public.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import type { SendEmail } from '../platform/mail/mailer.ts';

/** Sends a code to a new email address of a user. */
export type SendCode = (userId: string, to: string, code: string) => Promise<void>;

interface Dependencies {
  languageOf: (userId: string) => Promise<Language>;
  sendEmail: SendEmail;
}

export const createSendCode =
  ({ languageOf, sendEmail }: Dependencies): SendCode =>
  async (userId, to, code) => {
    const words = await loadMailTexts(await languageOf(userId));
    const mail = accountEmailFor(
      { source: 'CustomMessage_UpdateUserAttribute', code, sub: userId, siteOrigin: '' },
      words,
    );
    if (!mail) throw new Error('There is no email for a new address.');
    await sendEmail({ to, subject: mail.subject, html: mail.html, text: `${mail.subject}: ${code}\n` });
  };
