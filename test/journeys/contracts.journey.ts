import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { newestMail } from '#test/support/api-user.ts';
import { expect, onlyInFull, test, watch } from './journey.ts';
import { fill, phone } from './scene.ts';

test(
  'a visitor cancels a contract in German without signing in, saves the receipt and confirms it by email',
  onlyInFull,
  async ({ page, baseURL }) => {
    const faults: string[] = [];
    watch(page, faults);
    await page.setViewportSize(phone);
    await page.goto('/de/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }).click();
    const email = `visitor-${randomUUID()}@example.com`;
    await fill(page, { Name: 'Mara Lind', 'E-Mail': email });
    await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
    await expect(page.getByRole('region', { name: 'Deine Kündigung ist eingegangen' })).toContainText(
      'Eingegangen am',
    );
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Diese Bestätigung speichern' }).click();
    expect((await saving).suggestedFilename()).toBe('platewise-cancellation.txt');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);

    const mail = await newestMail(baseURL, email);
    expect(mail?.subject).toBe('Deine Kündigung bei Platewise ist eingegangen');
    await page.goto(mail!.links.find((link) => link.includes('confirm='))!);
    await page.getByRole('button', { name: 'Kündigung bestätigen' }).click();
    await expect(page.getByText('Zu dieser E-Mail-Adresse haben wir keinen Vertrag gefunden.')).toBeVisible();
    expect(faults).toEqual([]);
  },
);
