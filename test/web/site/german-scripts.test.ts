import { globSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { newsletterRequest } from '#shared/support/newsletter.ts';
import { contractRoutes } from '#shared/billing/contracts/routes.ts';
import { supportRoutes } from '#shared/support/routes.ts';
import { messagesOfSchemas } from '#test/support/messages-of-schemas.ts';
import { frameOf } from '../../../web/site/client/count-up.ts';
import { filterPosts } from '../../../web/site/client/filter-posts.ts';
import { sendForms } from '../../../web/site/client/forms.ts';
import { searchHelp } from '../../../web/site/client/search-help.ts';
import { switchTheme } from '../../../web/site/client/theme.ts';
import { clientGerman } from '../../../web/site/language/client-german.ts';
import { closePage, drawnOf, openPage, pageOf } from './open-page.tsx';
import { eventually } from '#test/support/eventually.ts';

afterEach(closePage);
afterEach(() => vi.unstubAllGlobals());

describe('The scripts of German pages', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  });

  it('the German scripts show German messages when the API rejects a form', async () => {
    const refusal = {
      message: errorCatalogue.VALIDATION_FAILED.message,
      details: [{ field: 'email', message: 'Enter a valid email address.' }],
    };
    const sent: string[] = [];
    vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
      sent.push(body);
      return Promise.resolve(Response.json(refusal, { status: 400 }));
    });
    openPage('/blog', '/', 'de');
    sendForms();
    const form = within(screen.getByRole('form', { name: 'Newsletter' }));
    const email = form.getByLabelText<HTMLInputElement>('E-Mail');
    await userEvent.type(email, 'mara@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Abonnieren' }));
    await eventually(() => expect(email.validationMessage).toBe('Gib eine gültige E-Mail-Adresse ein.'));
    expect(newsletterRequest.parse(JSON.parse(sent[0]!))).toMatchObject({ language: 'de' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.type(email, '.org');
    await userEvent.click(form.getByRole('button', { name: 'Abonnieren' }));
    await eventually(() =>
      expect(screen.getByRole('alert').textContent).toContain('Wir konnten deine Nachricht nicht senden.'),
    );
    expect(screen.getByRole('button', { name: 'Meldung schließen' })).toBeDefined();
  });

  it('the German scripts show German in the search, the chips, the numbers and the header', async () => {
    openPage('/help', '/', 'de');
    searchHelp();
    switchTheme();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Fragen durchsuchen' }), 'zip');
    expect(screen.getByText('1 Frage')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zum dunklen Farbschema wechseln' })).toBeDefined();
    openPage('/blog', '/', 'de');
    filterPosts();
    await userEvent.click(screen.getByRole('radio', { name: 'Nährstoffe' }));
    expect(screen.getByText('2 Beiträge')).toBeDefined();
    expect(['99,2 %', '< 3 s', '2 Mio.+'].map((figure) => frameOf(figure, 15))).toEqual([
      '49,6 %',
      '< 2 s',
      '1 Mio.+',
    ]);
  });

  it('the German scripts carry their translations in the pages, and English pages carry none', () => {
    expect(drawnOf(pageOf('/')).getElementById('words')).toBeNull();
    const carried = drawnOf(pageOf('/', 'de')).getElementById('words')!.textContent;
    expect(JSON.parse(carried)).toEqual(clientGerman);
  });

  it('the German scripts include a translation for each of their own texts and each forwarded one', () => {
    const code = globSync('web/site/client/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const said = [...code.matchAll(/\bsay\(\s*'([^']+)'/g), ...code.matchAll(/WENT_WRONG = '([^']+)'/g)];
    const { contact, subscribe, confirm, unsubscribe } = supportRoutes;
    const { declareCancellation, declareWithdrawal, confirmDeclaration } = contractRoutes;
    const passedOn = messagesOfSchemas([
      ...[contact, subscribe, confirm, unsubscribe].map(({ body }) => body),
      ...[declareCancellation, declareWithdrawal, confirmDeclaration].map(({ body }) => body),
    ]);
    const needed = [...said.map(([, text]) => text), ...passedOn, errorCatalogue.TOO_MANY_MESSAGES.message];
    expect(needed.filter((text) => !Object.hasOwn(clientGerman, text ?? ''))).toEqual([]);
    expect(said.length).toBeGreaterThan(8);
  });
});
