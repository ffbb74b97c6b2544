import { CodedError } from '#shared/errors/coded-error.ts';
import type { supportRoutes } from '#shared/support/routes.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import { newUnsubscribeToken, unsubscribeHashOf } from '../platform/mail/unsubscribe-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendEmail } from '../platform/mail/mailer.ts';
import { newSubscriberEmail } from './new-subscriber-mail.ts';
import { subscribedEmail } from './newsletter-mails.ts';
import type { NewsletterRepository } from './newsletter-repository.ts';

interface Dependencies {
  newsletter: Pick<NewsletterRepository, 'confirm'>;
  sendEmail: SendEmail;
  supportAddress: string;
  siteOrigin: () => Promise<string>;
  newToken?: () => string;
  /** Logs an email that was not sent. The address is subscribed all the same. */
  report: (error: unknown) => void;
}

/** Subscribes an address through the link in its email. Idempotent. */
export const confirm =
  ({
    newsletter,
    sendEmail,
    supportAddress,
    siteOrigin,
    newToken = newUnsubscribeToken,
    report,
  }: Dependencies): Endpoint<typeof supportRoutes.confirm> =>
  async ({ body }) => {
    const origin = await siteOrigin();
    const token = newToken();
    const reader = await newsletter.confirm(unsubscribeHashOf(body.token), unsubscribeHashOf(token));
    if (!reader) throw new CodedError('NEWSLETTER_LINK_NOT_FOUND');
    if (reader.isNew) {
      const { email, language } = reader;
      const words = await loadMailTexts(language);
      await Promise.all([
        sendEmail(subscribedEmail({ to: email, token, siteOrigin: origin }, words)).catch(report),
        sendEmail(newSubscriberEmail(supportAddress, email)).catch(report),
      ]);
    }
    return { confirmed: true };
  };
