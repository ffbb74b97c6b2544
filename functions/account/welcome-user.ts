import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { fullNameOf } from '#shared/profile/full-name.ts';
import type { SendEmail } from '../platform/mail/mailer.ts';
import { languageOfPage } from './mail-language.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import type { ProfileStart } from './profile-start-repository.ts';
import { welcomeEmail } from './welcome-mail.ts';

interface Dependencies {
  startProfile: ProfileStart;
  sendEmail: SendEmail;
  siteOrigin: () => Promise<string>;
  /** Logs a failure that must not affect the user. */
  report: (error: Error) => void;
}

/**
 * Creates the user's profile once, when the email is confirmed, and sends a welcome email. Cognito calls the same
 * trigger after a password reset; only `PostConfirmation_ConfirmSignUp` is a new user. A failed email does not block
 * the sign-up.
 */
export const createWelcomeUser =
  ({ startProfile, sendEmail, siteOrigin, report }: Dependencies) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
    const { sub, email } = event.request.userAttributes;
    if (!sub || !email) throw new Error('Cognito sent no sub or no email.');
    // Cognito accepts any 2,048 characters as a name.
    const name = fullNameOf(event.request.userAttributes.name) ?? undefined;
    const ofPage = languageOfPage(event);
    const language = ofPage === 'en' ? null : ofPage;
    if (!(await startProfile({ user_id: sub, email, full_name: name, language }))) return event;
    try {
      const words = await loadMailTexts(language ?? 'en');
      await sendEmail(welcomeEmail(email, name, await siteOrigin(), words));
    } catch (error) {
      report(error as Error);
    }
    return event;
  };
