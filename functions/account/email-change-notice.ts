import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { BRAND } from '#shared/brand.ts';
import type { Mail, SendMail } from '../platform/mail.ts';
import { mailPage, paragraph } from './mail-page.ts';

interface Dependencies {
  /** The address that the account has so far; null where none is known. */
  emailOf: (userId: string) => Promise<string | null>;
  sendMail: SendMail;
  siteOrigin: () => Promise<string>;
  /** Notes a failure that must not keep the code back. */
  report: (error: Error) => void;
}

const LINE = `Somebody who is signed in to your account asked to change its e-mail. It changes once the new address is confirmed.`;
const NOT_YOU = 'If this was not you, sign out everywhere and choose another password now:';

const notice = (to: string, siteOrigin: string): Mail => {
  const link = `${siteOrigin}/dashboard`;
  return {
    to,
    subject: `The e-mail of your ${BRAND} account is about to change`,
    html: mailPage(
      'A new e-mail was asked for',
      [
        paragraph(LINE),
        paragraph(`${NOT_YOU} <a href="${link}" style="color:#B23019">Profile, Security</a>.`),
      ],
      'If it was you, you need do nothing.',
    ),
    text: `${LINE}\n\n${NOT_YOU}\n${link} (Profile, Security)\n`,
  };
};

/**
 * Tells the present address that another one was asked for, at the moment when that can still be stopped. It hangs on
 * the user pool's own trigger, so that nobody who holds a session gets around it.
 */
export const createEmailChangeNotice =
  ({ emailOf, sendMail, siteOrigin, report }: Dependencies) =>
  async ({ triggerSource, request }: CustomMessageTriggerEvent): Promise<void> => {
    if (triggerSource !== 'CustomMessage_UpdateUserAttribute') return;
    try {
      const present = await emailOf(request.userAttributes.sub ?? '');
      if (present !== null) await sendMail(notice(present, await siteOrigin()));
    } catch (error) {
      report(error as Error);
    }
  };
