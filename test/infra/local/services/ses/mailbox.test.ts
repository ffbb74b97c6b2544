import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailTo, startMailbox } from './http-mailbox.ts';

describe('SES: the mailbox', () => {
  let box: Awaited<ReturnType<typeof startMailbox>>;
  beforeEach(async () => {
    box = await startMailbox();
  });
  afterEach(() => box.stop());

  const json = async (path: string) => (await box.get(path)).json();

  it('lists emails as JSON, newest first, with their code and links', async () => {
    box.mailbox.deliver(mailTo('a@example.com', '<p>One</p>', 'First'));
    box.mailbox.deliver(
      mailTo(
        'a@example.com',
        '<style>p{color:#123456}</style><p>Your code: <b>042319</b></p><p><a class="x" href="https://e.org/?a=1&amp;b=2">Go</a></p>',
        'Second',
      ),
    );
    await expect(json('/__local/mail.json')).resolves.toEqual([
      {
        to: 'a@example.com',
        subject: 'Second',
        text: 'Your code: 042319\nGo',
        html: expect.stringContaining('042319'),
        code: '042319',
        links: ['https://e.org/?a=1&b=2'],
        headers: {},
      },
      {
        to: 'a@example.com',
        subject: 'First',
        text: 'One',
        html: '<p>One</p>',
        code: null,
        links: [],
        headers: {},
      },
    ]);
  });

  it('filters by address, ignoring case', async () => {
    box.mailbox.deliver(mailTo('Mara@Example.com', '<p>For Mara</p>'));
    box.mailbox.deliver(mailTo('other@example.com', '<p>For another</p>'));
    await expect(json('/__local/mail.json?to=mara%40example.com')).resolves.toMatchObject([
      { to: 'Mara@Example.com', text: 'For Mara' },
    ]);
    const page = await (await box.get('/__local/mail?to=mara%40example.com')).text();
    expect(page).toContain('For Mara');
    expect(page).not.toContain('For another');
  });

  it('finds a code that appears only in a link, and ignores other digits', async () => {
    const link =
      'https://e.org/redirect?access_token=0b3c1d2e-1234-4abc-8def-123456789012&amp;refresh_token=654321';
    box.mailbox.deliver(mailTo('a@example.com', `<a href="${link}">Reset</a>`));
    box.mailbox.deliver(
      mailTo('a@example.com', '<p style="color:#112233">Order 1234567, since 20261120</p>'),
    );
    const [second, first] = box.mailbox.list();
    expect(first?.code).toBe('654321');
    expect(second?.code).toBeNull();
  });

  it('shows an email with escaped markup in a sandboxed frame', async () => {
    box.mailbox.deliver(
      mailTo('a@example.com', '<p>Hi</p><script>alert(1)</script>', '<img src=x onerror=alert(2)>'),
    );
    const response = await box.get('/__local/mail');
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
  });

  it('explains its purpose while it is empty', async () => {
    await expect((await box.get('/__local/mail')).text()).resolves.toContain('No emails yet');
  });

  it('serves two read-only addresses', async () => {
    expect((await box.get('/__local/mail', { method: 'POST' })).status).toBe(405);
    expect((await box.get('/__local/mail/else')).status).toBe(404);
  });

  it('deletes the oldest emails beyond five hundred', () => {
    for (let count = 1; count <= 503; count += 1) {
      box.mailbox.deliver(mailTo('a@example.com', '<p>x</p>', String(count)));
    }
    const subjects = box.mailbox.list().map((mail) => mail.subject);
    expect(subjects).toHaveLength(500);
    expect(subjects.at(-1)).toBe('4');
  });
});
