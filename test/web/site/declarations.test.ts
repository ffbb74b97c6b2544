import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cancellationRequest, withdrawalRequest } from '#shared/billing/contracts/declaration.ts';
import { eventually } from '#test/support/eventually.ts';
import { openDeclarations } from '../../../web/site/client/declarations.ts';
import { sendForms } from '../../../web/site/client/forms.ts';
import { closePage, openPage } from './open-page.tsx';

afterEach(closePage);
afterEach(() => document.documentElement.removeAttribute('lang'));
afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: object): string[] => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(body);
    return Promise.resolve(Response.json(answer));
  });
  return sent;
};
const receipt = { id: '01NUMBER', received_at: '2026-11-27T10:00:00.000Z' };

describe('The page that cancels contracts', () => {
  it('shows the receipt with its time in place of the form, and offers it as a file', async () => {
    const sent = answerWith(receipt);
    openPage('/cancel', '/', 'de');
    document.documentElement.lang = 'de';
    openDeclarations('');
    sendForms();
    const form = within(screen.getByRole('form', { name: 'Verträge hier kündigen' }));
    await userEvent.click(form.getByLabelText('Außerordentlich, aus wichtigem Grund'));
    await userEvent.type(form.getByLabelText(/Grund, nur/), 'Die App startet nicht.');
    await userEvent.type(form.getByLabelText('Name'), 'Mara Lind');
    await userEvent.type(form.getByLabelText('E-Mail'), 'mara@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Jetzt kündigen' }));
    await eventually(() =>
      expect(screen.getByRole('region', { name: 'Deine Kündigung ist eingegangen' })).toBeDefined(),
    );
    expect(cancellationRequest.parse(JSON.parse(sent[0]!))).toMatchObject({
      termination: 'extraordinary',
      reason: 'Die App startet nicht.',
      language: 'de',
    });
    expect(screen.queryByRole('form', { name: 'Verträge hier kündigen' })).toBeNull();
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Diese Bestätigung speichern' });
    const text = decodeURIComponent(file.href);
    for (const part of [
      'Art der Kündigung: Außerordentlich, aus wichtigem Grund',
      'Vertrag: dein Tarif (Basic, Premium oder Enterprise)',
      'Ende des Vertrags; leer für den nächstmöglichen Zeitpunkt: -',
      'Name: Mara Lind',
      'E-Mail: mara@example.com',
      'Nummer: 01NUMBER',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Eingegangen am 2\d\. November 2026/);
  });

  it('carries out a cancellation with one click on the page that the link opens, and says when the plan ends', async () => {
    answerWith({ outcome: 'canceled', ends_at: '2026-12-24T12:00:00Z', refund: null, ...receipt });
    openPage('/cancel');
    openDeclarations(`?confirm=${'t'.repeat(43)}`);
    sendForms();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm cancellation' }));
    await eventually(() =>
      expect(document.querySelector('[data-declaration-outcome]')!.textContent).toContain(
        'ends on December 24, 2026',
      ),
    );
  });
});

describe('The page that withdraws from contracts', () => {
  it('sends the contract and shows the receipt, and keeps the instruction and the model form readable', async () => {
    const sent = answerWith(receipt);
    openPage('/withdraw');
    openDeclarations('');
    sendForms();
    const form = within(screen.getByRole('form', { name: 'Withdraw from a contract here' }));
    await userEvent.click(form.getByLabelText('My last credit pack'));
    await userEvent.type(form.getByLabelText('Name'), 'Mara');
    await userEvent.type(form.getByLabelText('Email'), 'mara@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Confirm withdrawal' }));
    await eventually(() =>
      expect(screen.getByRole('region', { name: 'We received your withdrawal' })).toBeDefined(),
    );
    expect(withdrawalRequest.parse(JSON.parse(sent[0]!))).toMatchObject({ contract: 'credits' });
    for (const name of ['Right of withdrawal', 'Model withdrawal form'])
      expect(screen.getByRole('heading', { name })).toBeDefined();
  });

  it.each([
    [{ outcome: 'withdrawn', refund: { amount: 499, currency: 'eur' } }, 'We refund €4.99.'],
    [{ outcome: 'withdrawn', refund: null }, 'Nothing was charged.'],
    [{ outcome: 'too_late', refund: null }, 'The withdrawal period is over'],
    [{ outcome: 'no_contract', refund: null }, 'We found no contract'],
  ])('explains the outcome %j', async (outcome, text) => {
    answerWith({ ...outcome, ends_at: null, ...receipt });
    openPage('/withdraw');
    openDeclarations(`?confirm=${'t'.repeat(43)}`);
    sendForms();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm that it’s you' }));
    await eventually(() =>
      expect(document.querySelector('[data-declaration-outcome]')!.textContent).toContain(text),
    );
  });

  it('the page that withdraws is linked from the footer of every public page, next to the cancellation', () => {
    openPage('/about', '/', 'de');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Verträge hier kündigen' }).getAttribute('href')).toBe(
      '/de/cancel',
    );
    expect(footer.getByRole('link', { name: 'Vertrag widerrufen' }).getAttribute('href')).toBe(
      '/de/withdraw',
    );
  });
});
