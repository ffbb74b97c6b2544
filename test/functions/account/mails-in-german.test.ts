import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEmailFor } from '#functions/account/account-mail.ts';
import { securityNoticeEmail } from '#functions/account-security/security-notice-mail.ts';
import { createMailLanguage } from '#functions/account/mail-language.ts';
import { loadMailTexts } from '#functions/platform/mail/load-mail-texts.ts';
import { welcomeEmail } from '#functions/account/welcome-mail.ts';
import { exportEmail } from '#functions/exports/export-mail.ts';
import { loadWeeklyMailTexts } from '#functions/insights/weekly-mail/load-weekly-mail-texts.ts';
import { weeklyMail } from '#functions/insights/weekly-mail/weekly-mail.ts';
import type { Mail } from '#functions/platform/mail/mailer.ts';
import { confirmationEmail, subscribedEmail } from '#functions/support/newsletter-mails.ts';
import { factsOf } from '#shared/facts/facts.ts';
import type { Translator } from '#shared/language/translator.ts';
import { people, sourceOf } from '../../shared/facts/two-people.ts';

const siteOrigin = 'https://plate.example';
const to = 'mara@example.com';
const [anna] = people();

let words: Translator;
beforeAll(async () => {
  words = await loadMailTexts('de');
});

const event = (triggerSource: string, clientMetadata?: Record<string, string>): CustomMessageTriggerEvent =>
  ({
    triggerSource,
    request: { userAttributes: { sub: 'mara' }, ...(clientMetadata && { clientMetadata }) },
  }) as unknown as CustomMessageTriggerEvent;

/** Returns every email that a user may receive. */
const mails = async (): Promise<Record<string, Mail | { subject: string; html: string }>> => {
  const code = (source: string) =>
    accountEmailFor({ source: source as never, code: '{####}', sub: 'mara', siteOrigin }, words)!;
  const occasion = { to, token: 'token', siteOrigin };
  return {
    signUp: code('CustomMessage_SignUp'),
    reset: code('CustomMessage_ForgotPassword'),
    newEmail: code('CustomMessage_UpdateUserAttribute'),
    welcome: welcomeEmail(to, 'Mara', siteOrigin, words),
    notice: securityNoticeEmail(to, siteOrigin, { kind: 'email_changed', token: 'mara.token' }, words),
    export: exportEmail(to, `${siteOrigin}/profile/data`, words),
    newsletter: confirmationEmail(occasion, words),
    subscribed: subscribedEmail(occasion, words),
    weekly: weeklyMail({ ...occasion, facts: factsOf(sourceOf(anna)) }, await loadWeeklyMailTexts('de')),
  };
};

/** Returns the readable text of an email, without URLs, markup and names of foods. */
const readOf = (mail: { subject: string; html: string; text?: string }): string =>
  [mail.subject, mail.html, mail.text ?? '']
    .join(' ')
    .replace(/https?:\S+/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/„[^“]*“/g, ' ');

const ENGLISH = /\b(?:the|your?|and|with|is|are|days?|this|link (?:works|carries)|code to|not|once)\b/i;

describe('Emails in German', () => {
  it('German emails contain no English, declare their language to screen readers and link to German pages where they exist', async () => {
    for (const [name, mail] of Object.entries(await mails())) {
      expect(readOf(mail), name).not.toMatch(ENGLISH);
      expect(mail.html, name).toContain('<html lang="de">');
    }
    const { newsletter, notice } = await mails();
    expect(newsletter?.html).toContain(`${siteOrigin}/de/newsletter?confirm=token`);
    expect(notice?.html).toContain(`${siteOrigin}/de/contact`);
  });

  it('German emails contain the same codes and links as the English ones', async () => {
    const all = await mails();
    for (const name of ['signUp', 'reset', 'newEmail']) expect(all[name]?.html).toContain('{####}');
    expect(all['reset']?.html).toContain('access_token=mara&amp;refresh_token={####}');
    expect(all['weekly']?.html).toContain(`${siteOrigin}/unsubscribe?token=token`);
  });

  it('format the weekly numbers and dates the German way', async () => {
    const { weekly } = await mails();
    expect(weekly?.subject).toBe('Deine Woche, 14. November bis 20. November');
    expect((weekly as Mail).text).toContain('Dein Ziel: 1.850\u00a0kcal');
  });
});

describe('The language of a user pool email', () => {
  const errors: Error[] = [];
  const languageOf = async (userId: string) => {
    if (userId !== 'mara') throw new Error('The table is away.');
    return 'de' as const;
  };
  const find = createMailLanguage(languageOf, (error) => errors.push(error));

  it('the language of a user pool email follows the requesting page, then the profile, then English', async () => {
    expect(await find(event('CustomMessage_ForgotPassword', { language: 'en' }))).toBe('en');
    expect(await find(event('CustomMessage_ForgotPassword', { language: 'klingon' }))).toBe('de');
    expect(await find(event('CustomMessage_ForgotPassword'))).toBe('de');
    expect(errors).toEqual([]);
    const stranger = { request: { userAttributes: { sub: 'ben' } } };
    expect(await find(stranger)).toBe('en');
    expect(errors).toHaveLength(1);
  });
});
