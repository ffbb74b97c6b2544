import { describe, expect, it } from 'vitest';
import { csvOf } from '#functions/platform/csv.ts';
import { supportEmail } from '#functions/support/support-mail.ts';
import { contactRequest } from '#shared/support/contact.ts';

const csvText = (text: string): string => Buffer.from(csvOf([[text, 'next']])).toString();

describe('A text that a spreadsheet would execute', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    ' =1+1',
    '"=1+1',
    '=HYPERLINK("https://attacker.example","x")',
    "=cmd|' /C calc'!A0",
    'Soup;=1+1',
    'Soup\t=1+1',
    'Soup\n=1+1',
    'Soup"\n"=1+1',
  ])('marks %j as text wherever a cell can start', (text) => {
    // For any separator that a spreadsheet may use.
    for (const separator of [',', ';', '\t']) {
      const cells = csvText(text)
        .replace(/^\uFEFF/, '')
        .split(/[\r\n]+/)
        .flatMap((line) => line.split(separator));
      expect(cells.filter((cell) => /^["\s]*[=+@-]/.test(cell))).toEqual([]);
    }
  });

  it('a text that a spreadsheet would execute remains in its own cell with the same content', () => {
    expect(csvText('Fish, "fresh"; two')).toBe('\uFEFF"Fish, ""fresh""; two",next\r\n');
  });
});

const letter = {
  name: 'Mara Lind',
  email: 'mara@example.com',
  subject: 'A wrong number',
  message: 'The oats have no fibre.',
};

describe('A text that would inject a mail header', () => {
  it.each(['\r\nBcc: all@example.com', '\nBcc: all@example.com', '\u2028Bcc: x', '\u0085Bcc: x', '\u0000'])(
    'rejects %j in name and subject',
    (more) => {
      const faults = (['name', 'subject'] as const).map(
        (field) => contactRequest.safeParse({ ...letter, [field]: `A${more}B` }).success,
      );
      expect(faults).toEqual([false, false]);
    },
  );

  it.each([
    'mara@example.com\r\nBcc: all@example.com',
    'mara@example.com, all@example.com',
    'Mara <mara@example.com>',
    'mara@example.com%0aBcc:all@example.com',
    '"a b"@example.com',
    'mara@localhost',
  ])('rejects the email address %j', (email) => {
    expect(contactRequest.safeParse({ ...letter, email }).success).toBe(false);
  });

  it('accepts a single line, which proves the lists above meaningful', () => {
    expect(contactRequest.safeParse(letter).success).toBe(true);
  });
});

describe('Markup in a contact message', () => {
  it('appears as plain text in every part of the email', () => {
    const harm = '<img src=x onerror=alert(1)>"\'&';
    const { html } = supportEmail(
      'support@plate.example',
      { ...letter, id: '1', name: harm, subject: harm, message: harm, received_at: '2026-11-20T10:00:00Z' },
      { language: 'en', isFirst: true },
    );
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;')).toHaveLength(4);
  });
});
