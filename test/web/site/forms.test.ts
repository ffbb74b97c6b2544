import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactRequest } from '#shared/support/contact.ts';
import { newsletterLink, newsletterPage, newsletterRequest } from '#shared/support/newsletter.ts';
import { supportRoutes } from '#shared/support/routes.ts';
import { sendForms } from '../../../web/site/client/forms.ts';
import { openNewsletter } from '../../../web/site/client/newsletter.ts';
import { closePage, openPage } from './open-page.tsx';
import { eventually } from '#test/support/eventually.ts';

afterEach(closePage);

interface Sent {
  path: string;
  body: unknown;
}

/** Answers every request and records the bodies. */
const scriptApi = (answer: () => Promise<Response>) => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    sent.push({ path: new URL(address).pathname, body: JSON.parse(body) });
    return answer();
  });
  return sent;
};
const accepts = () => Promise.resolve(Response.json({ sent: true }));
const toast = () => document.getElementById('toasts')?.textContent ?? '';
const told = (words: string) => eventually(() => expect(toast()).toContain(words));

const fields = { Name: 'Mara Lind', Email: 'mara@example.com', Subject: 'Rice', Message: 'It is brown.' };

const fillContact = async () => {
  openPage('/contact');
  sendForms();
  const form = within(screen.getByRole('form', { name: 'Contact' }));
  for (const [name, text] of Object.entries(fields)) await userEvent.type(form.getByLabelText(name), text);
  return { form, send: () => userEvent.click(form.getByRole('button', { name: 'Send Message' })) };
};

beforeEach(() => {
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('The contact form', () => {
  it('PAGES-11 (D30) the contact form sends the fields of the API, confirms it and clears the form', async () => {
    const sent = scriptApi(accepts);
    const { form, send } = await fillContact();
    await send();
    await told('Message sent!');
    expect(sent.map(({ path }) => path)).toEqual([supportRoutes.contact.path]);
    expect(contactRequest.parse(sent[0]?.body)).toMatchObject({ name: 'Mara Lind', message: 'It is brown.' });
    expect(form.getByLabelText('Message')).toHaveProperty('value', '');
  });

  it('PAGES-10 the contact form sends nothing while a field is blank', async () => {
    const sent = scriptApi(accepts);
    openPage('/contact');
    sendForms();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(sent).toEqual([]);
  });

  it('the contact form sends one request, however often it is clicked', async () => {
    let answer: (response: Response) => void = () => undefined;
    const sent = scriptApi(() => new Promise((resolve) => (answer = resolve)));
    const { send } = await fillContact();
    await send();
    await send();
    answer(Response.json({ sent: true }));
    await told('Message sent!');
    expect(sent).toHaveLength(1);
  });

  it('shows errors at the rejected fields, and keeps the typed values', async () => {
    const refusal = {
      code: 'VALIDATION_FAILED',
      message: 'Check the highlighted fields.',
      details: [{ field: 'email', message: 'Enter a valid email address.' }],
    };
    scriptApi(() => Promise.resolve(Response.json(refusal, { status: 400 })));
    const { form, send } = await fillContact();
    await send();
    const email = form.getByLabelText<HTMLInputElement>('Email');
    await eventually(() => expect(email.validationMessage).toBe('Enter a valid email address.'));
    expect(email.value).toBe('mara@example.com');
    await userEvent.type(email, '.org');
    expect(email.validationMessage).toBe('');
  });

  it.each([
    [
      'shows why the server rejected the message',
      () => Promise.resolve(Response.json({ message: 'Too many messages.' }, { status: 429 })),
      'Too many messages.',
    ],
    [
      'shows an error when the server is unreachable',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'We couldn’t send your message.',
    ],
  ])('%s', async (_, answer, words) => {
    scriptApi(answer);
    const { form, send } = await fillContact();
    await send();
    await told(words);
    expect(form.getByLabelText('Message')).toHaveProperty('value', 'It is brown.');
  });
});

describe('The newsletter', () => {
  it('PAGES-06 (D30) the newsletter asks for an address, then to check the inbox', async () => {
    const sent = scriptApi(accepts);
    openPage('/blog');
    sendForms();
    const form = within(screen.getByRole('form', { name: 'Newsletter' }));
    await userEvent.type(form.getByLabelText('Email'), 'mara@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Subscribe' }));
    await told('Click the link in the email');
    expect(sent[0]?.path).toBe(supportRoutes.subscribe.path);
    expect(newsletterRequest.parse(sent[0]?.body)).toMatchObject({ email: 'mara@example.com' });
  });

  const token = 'a'.repeat(43);

  it.each([
    ['confirm', 'Confirm', supportRoutes.confirm.path],
    ['unsubscribe', 'Unsubscribe', supportRoutes.unsubscribe.path],
  ] as const)('D30 the page to %s changes nothing before the click', async (does, button, path) => {
    const sent = scriptApi(accepts);
    openPage('/newsletter', newsletterPage(does, token));
    sendForms();
    openNewsletter();
    expect(sent).toEqual([]);
    expect(screen.getAllByRole('form')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await eventually(() => expect(sent).toEqual([{ path, body: newsletterLink.parse({ token }) }]));
  });

  it('the newsletter explains what to do when the link is incomplete', () => {
    openPage('/newsletter', '/newsletter');
    openNewsletter();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(/Open this page with the link in our email/)).toBeDefined();
  });
});
