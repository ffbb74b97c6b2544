import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Builds the email that notifies support of a new newsletter subscriber (decision D30). */
export const newSubscriberEmail = (to: string, email: string): Mail => {
  const line = `${email} has confirmed the newsletter.`;
  return {
    to,
    subject: 'Newsletter: a new reader',
    html: mailPage('A new reader', [paragraph(escaped(line))], 'By the form of the blog.'),
    text: `${line}\n`,
    replyTo: email,
  };
};
