import { describe, expect, it } from 'vitest';
import { createClosedAccounts, type ReceiptFacts } from '#functions/account/closed-account-repository.ts';
import { createDeletionReceipt } from '#functions/account/deletion-receipt.ts';
import { receiptEmail } from '#functions/account/receipt-mail.ts';
import { loadMailTexts } from '#functions/platform/mail/load-mail-texts.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const facts: ReceiptFacts = {
  to: 'mara@example.com',
  language: 'de',
  has_payments: true,
  has_used_trial: true,
};

describe('The deletion receipt', () => {
  const database = openForAllTests(openTestTable);

  it('the receipt is sent once, in the language of the profile that the erasure has deleted by then', async () => {
    const closed = createClosedAccounts(database.table, () => new Date('2026-11-20T12:00:00Z'));
    const sent: string[] = [];
    let profile: ReceiptFacts | null = facts;
    const receipt = createDeletionReceipt({
      closed,
      factsOf: async () => profile,
      sendReceipt: async ({ to }, language) => void sent.push(`${to} ${language}`),
    });
    await closed.note('mara');
    await receipt.prepare('mara');
    profile = null;
    // A second run finds no profile and must keep what the first one stored.
    await receipt.prepare('mara');
    await receipt.send('mara');
    await closed.endErasure('mara');
    await receipt.prepare('mara');
    await receipt.send('mara');
    expect(sent).toEqual(['mara@example.com de']);
    expect(JSON.stringify(await closed.find('mara'))).not.toContain('@');
  });

  it('the receipt names what was erased, and what stays with the reason', async () => {
    const { subject, text } = receiptEmail(facts, 'https://app.example', await loadMailTexts('en'));
    expect(subject).toBe('Your Platewise data was erased');
    expect(text).toContain('Your diary: entries, photos');
    expect(text).toContain('Your customer record at Stripe');
    expect(text).toMatch(/What stays, and why\n\n- Invoices and payments at Stripe: tax law/);
    expect(text).toContain('each address and card gets one free trial');
    expect(text).toContain('Backups, for up to 35 days');
  });

  it('the receipt mentions neither invoices nor a trial to a user who had none', () => {
    const { text, html } = receiptEmail(
      { ...facts, has_payments: false, has_used_trial: false },
      'https://app.example',
    );
    for (const content of [text, html]) {
      expect(content).not.toContain('Stripe');
      expect(content).not.toContain('trial');
      expect(content).toContain('Backups');
    }
  });

  it('the receipt is German for a German profile', async () => {
    const { subject, text } = receiptEmail(facts, 'https://app.example', await loadMailTexts('de'));
    expect(subject).toBe('Deine Daten bei Platewise wurden gelöscht');
    expect(text).toContain('Was bleibt, und warum');
    expect(text).toContain('Das Steuerrecht verlangt');
    expect(text).not.toMatch(/Erased|Backups|Invoices/);
  });
});
