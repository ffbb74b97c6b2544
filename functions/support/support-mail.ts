import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Language } from '#shared/language/languages.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { StoredMessage } from './message-repository.ts';

const asHtml = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const forms: Readonly<Record<Language, string>> = {
  en: 'By the contact form',
  de: 'By the German contact form',
};

/** Builds the email of a contact form message for support, with its priority. Replies go to the sender. */
export const supportEmail = (
  to: string,
  { id, name, email, subject, message, received_at }: StoredMessage,
  { language, isFirst }: { language: Language; isFirst: boolean },
): Mail => {
  const from = `${name} <${email}>`;
  const note = `${forms[language]}, ${received_at}. Message ${id}.`;
  return {
    to,
    subject: `Contact${isFirst ? ', priority' : ''}: ${subject}`,
    html: mailPage(escaped(subject), [paragraph(escaped(from)), paragraph(asHtml(message))], escaped(note)),
    text: `${subject}\n${from}\n\n${message}\n\n${note}\n`,
    replyTo: email,
  };
};
