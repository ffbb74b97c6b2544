import { expect, it } from 'vitest';
import { loadMailTexts } from '#functions/platform/mail/load-mail-texts.ts';
import {
  type SecurityNotice,
  securityNoticeEmail,
} from '#functions/account-security/security-notice-mail.ts';

const notices: SecurityNotice[] = [
  { kind: 'password_changed' },
  { kind: 'password_reset' },
  { kind: 'app_turned_on' },
  { kind: 'app_turned_off' },
  { kind: 'app_removed' },
  { kind: 'recovery_codes_created' },
  { kind: 'passkey_added', device: 'Mac', browser: 'Safari' },
  { kind: 'passkey_removed' },
  { kind: 'passkey_unknown' },
  { kind: 'recovery_code_used', remaining: 9 },
  { kind: 'account_closed' },
  { kind: 'token_created', name: 'Scales <b>' },
  { kind: 'new_device', device: 'iPad', browser: 'Safari', at: '2026-11-20T12:00:00Z', timeZone: null },
];

it.each([
  ['en', 'If this wasn’t you', 'https://plate.example/contact'],
  ['de', 'Wenn du das nicht warst', 'https://plate.example/de/contact'],
] as const)(
  'the security notice in %s describes the change and the contact address',
  async (language, ask, contact) => {
    const words = await loadMailTexts(language);
    const mails = notices.map((notice) =>
      securityNoticeEmail('mara@example.com', 'https://plate.example', notice, words),
    );
    expect(new Set(mails.map(({ text }) => text)).size).toBe(notices.length);
    expect(mails.some(({ html }) => html.includes('<b>'))).toBe(false);
    for (const { html, text } of mails)
      for (const part of [html, text]) {
        expect(part).toContain(ask);
        expect(part).toContain(contact);
      }
  },
);
