import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import type { Mail, SendEmail } from '../platform/mail/mailer.ts';
import { mailPage, paragraph } from '../platform/mail/mail-layout.ts';

interface Dependencies {
  /** Returns the account's current email, or null if unknown. */
  emailOf: (userId: string) => Promise<string | null>;
  sendEmail: SendEmail;
  siteOrigin: () => Promise<string>;
  /** Logs a failure that must not block the code. */
  report: (error: Error) => void;
}

const notice = (to: string, siteOrigin: string, { t, language }: Translator): Mail => {
  const line = t(
    'Someone signed in to your account asked to change its email address. The change takes effect once the new address is confirmed.',
  );
  const notYou = t('If this wasn’t you, sign out everywhere and change your password now:');
  const lockedOut = t('If you can’t sign in anymore, contact us:');
  const place = t('Profile, Security');
  const link = `${siteOrigin}/dashboard`;
  const contact = siteOrigin + localizedPath(language, '/contact');
  return {
    to,
    subject: t('Your {brand} email address is about to change', { brand: BRAND }),
    html: mailPage(
      t('Email change requested'),
      [
        paragraph(line),
        paragraph(`${notYou} <a href="${link}" style="color:#B23019">${place}</a>.`),
        paragraph(`${lockedOut} <a href="${contact}" style="color:#B23019">${contact}</a>`),
      ],
      t('If this was you, there’s nothing to do.'),
      language,
    ),
    text: `${line}\n\n${notYou}\n${link} (${place})\n\n${lockedOut}\n${contact}\n`,
  };
};

/**
 * Notifies the current address that a change was requested, while it can still be stopped. Runs in the user pool's
 * trigger, so that no session can bypass it.
 */
export const createEmailChangeNotice =
  ({ emailOf, sendEmail, siteOrigin, report }: Dependencies) =>
  async (
    { triggerSource, request }: CustomMessageTriggerEvent,
    words: Translator = english,
  ): Promise<void> => {
    if (triggerSource !== 'CustomMessage_UpdateUserAttribute') return;
    try {
      const present = await emailOf(request.userAttributes.sub ?? '');
      if (present !== null) await sendEmail(notice(present, await siteOrigin(), words));
    } catch (error) {
      report(error as Error);
    }
  };
