import { expect, it } from 'vitest';
import { loadMailTexts } from '#functions/platform/mail/load-mail-texts.ts';
import { securityNoticeEmail } from '#functions/account-security/security-notice-mail.ts';
import { securityDeeds } from '#shared/account-security/schema.ts';

it.each([
  ['en', 'If this wasn’t you', 'https://plate.example/contact'],
  ['de', 'Wenn du das nicht warst', 'https://plate.example/de/contact'],
] as const)(
  'the security notice in %s describes the change and the contact address',
  async (language, ask, contact) => {
    const words = await loadMailTexts(language);
    const mails = securityDeeds.map((deed) =>
      securityNoticeEmail('mara@example.com', 'https://plate.example', deed, words),
    );
    expect(new Set(mails.map(({ text }) => text)).size).toBe(securityDeeds.length);
    for (const { html, text } of mails)
      for (const part of [html, text]) {
        expect(part).toContain(ask);
        expect(part).toContain(contact);
      }
  },
);
