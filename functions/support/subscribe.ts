import type { supportRoutes } from '#shared/support/routes.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import { newUnsubscribeToken, unsubscribeHashOf } from '../platform/mail/unsubscribe-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendEmail } from '../platform/mail/mailer.ts';
import { confirmationEmail } from './newsletter-mails.ts';
import type { NewsletterRepository } from './newsletter-repository.ts';
import { sourceOf } from '../platform/http/request-source.ts';

interface Dependencies {
  newsletter: Pick<NewsletterRepository, 'ask'>;
  sendEmail: SendEmail;
  siteOrigin: () => Promise<string>;
  newToken?: () => string;
  /** Records that a bot filled in the form. */
  reportTrap: () => void;
}

/** Emails a confirmation link to an address. The response does not reveal whether it is already subscribed. */
export const subscribe =
  ({
    newsletter,
    sendEmail,
    siteOrigin,
    newToken = newUnsubscribeToken,
    reportTrap,
  }: Dependencies): Endpoint<typeof supportRoutes.subscribe> =>
  async ({ body: { email, website, language = 'en' }, raw }) => {
    if (website) {
      reportTrap();
      return { asked: true };
    }
    const origin = await siteOrigin();
    const token = newToken();
    const isAsked = await newsletter.ask({ email, language }, unsubscribeHashOf(token), sourceOf(raw));
    if (isAsked) {
      const words = await loadMailTexts(language);
      await sendEmail(confirmationEmail({ to: email, token, siteOrigin: origin }, words));
    }
    return { asked: true };
  };
