import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { createScene, SUPPORT } from './scene.ts';

const opened = openForAllTests(openTestTable);

const letter = (over: Record<string, string> = {}) => ({
  name: 'Mara Lind',
  email: 'mara@example.com',
  subject: 'A wrong number',
  message: 'The oats have <b>no</b> fibre.\nPlease look.',
  ...over,
});
const ofSubject = async (scene: ReturnType<typeof createScene>, subject: string) =>
  (await scene.rows('support#')).filter((row) => row['subject'] === subject);

describe('POST /api/contact', () => {
  it('PAGES-11 (D30) stores the message for three years and emails it to support, whose reply reaches the sender', async () => {
    const scene = createScene(opened.table);
    const sent = await scene.post('/api/contact', letter({ website: '' }));
    expect([sent.status, sent.body]).toEqual([200, { sent: true }]);
    expect(scene.mails).toMatchObject([
      { to: SUPPORT, replyTo: 'mara@example.com', subject: 'Contact: A wrong number' },
    ]);
    const [mail] = scene.mails;
    expect(mail?.text).toContain(
      'Mara Lind <mara@example.com>\n\nThe oats have <b>no</b> fibre.\nPlease look.',
    );
    expect(mail?.html).toContain('The oats have &lt;b&gt;no&lt;/b&gt; fibre.<br>Please look.');
    const [row] = await ofSubject(scene, 'A wrong number');
    expect(row).toMatchObject({
      name: 'Mara Lind',
      email: 'mara@example.com',
      received_at: '2026-11-20T10:00:00.000Z',
      mailed_at: '2026-11-20T10:00:00.000Z',
      expires_at: Date.parse('2029-11-19T10:00:00Z') / 1000,
    });
  });

  it('sends one email, however often the form is submitted', async () => {
    const scene = createScene(opened.table);
    const text = letter({ subject: 'Twice' });
    await Promise.all([scene.post('/api/contact', text), scene.post('/api/contact', text)]);
    await scene.post('/api/contact', text);
    expect(scene.mails).toHaveLength(1);
    expect(await ofSubject(scene, 'Twice')).toHaveLength(1);
  });

  it('stores a message that cannot be mailed, answers with a retry time and mails it on the next attempt', async () => {
    const scene = createScene(opened.table);
    const text = letter({ subject: 'Refused' });
    scene.failing.push(Object.assign(new Error('Slow.'), { name: 'ThrottlingException' }));
    expect(await scene.post('/api/contact', text)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { code: 'SERVICE_UNAVAILABLE' },
    });
    expect(await ofSubject(scene, 'Refused')).toMatchObject([{ message: text.message }]);
    expect((await scene.post('/api/contact', text)).status).toBe(200);
    expect(scene.mails).toHaveLength(1);
    expect(await ofSubject(scene, 'Refused')).toHaveLength(1);
  });

  it('silently drops a message that fills in the hidden field', async () => {
    const scene = createScene(opened.table);
    const text = letter({ subject: 'Cheap pills', website: 'https://pills.example' });
    expect(await scene.post('/api/contact', text)).toMatchObject({ status: 200, body: { sent: true } });
    expect([scene.mails, await ofSubject(scene, 'Cheap pills')]).toEqual([[], []]);
    expect(scene.trapped).toHaveLength(1);
  });

  it('asks to resend a message sent within two seconds of loading and accepts it then', async () => {
    const scene = createScene(opened.table);
    const text = letter({ subject: 'Fast', started_at: '2026-11-20T10:00:00Z' });
    scene.time.now = new Date('2026-11-20T10:00:01.999Z');
    expect(await scene.post('/api/contact', text)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    scene.time.now = new Date('2026-11-20T10:00:02Z');
    expect((await scene.post('/api/contact', text)).status).toBe(200);
    expect(scene.mails).toHaveLength(1);
  });

  it.each(['name', 'email', 'subject', 'message'])(
    'PAGES-10 rejects a message without its %s',
    async (field) => {
      const scene = createScene(opened.table);
      const { [field as 'name']: _, ...rest } = letter();
      for (const body of [rest, letter({ [field]: '  ' })]) {
        const { status, body: answer } = await scene.post('/api/contact', body);
        expect([status, answer['code']]).toEqual([400, 'VALIDATION_FAILED']);
        expect(answer['details']).toMatchObject([{ field }]);
      }
      expect(scene.mails).toEqual([]);
    },
  );

  it.each([
    ['name', 'Mara\r\nBcc: ben@example.com'],
    ['subject', 'Hello\nBcc: ben@example.com'],
    ['email', 'mara@example.com\nBcc: ben@example.com'],
    ['email', 'mara@example.com, ben@example.com'],
    ['email', '"Mara" <mara@example.com>'],
    ['email', 'mara@localhost'],
  ])('rejects email header injection: %s', async (field, value) => {
    const scene = createScene(opened.table);
    const { status, body } = await scene.post('/api/contact', letter({ [field]: value }));
    expect([status, body['details']]).toMatchObject([400, [{ field }]]);
    expect(scene.mails).toEqual([]);
  });
});

describe('The contact form without JavaScript', () => {
  it('redirects to a page that confirms the message and keeps its line breaks', async () => {
    const scene = createScene(opened.table);
    const text = letter({ subject: 'By hand', message: 'One & two\r\nthree', started_at: '', website: '' });
    const { status, headers } = await scene.postForm('/api/contact', text);
    expect([status, headers['location']]).toEqual([303, '/contact?sent=1']);
    expect(await ofSubject(scene, 'By hand')).toMatchObject([{ message: 'One & two\nthree' }]);
    expect(scene.mails).toHaveLength(1);
  });

  it('redirects a rejected form with the reason', async () => {
    const scene = createScene(opened.table, { email: { most: 1, per: 'hour' } });
    const blank = await scene.postForm('/api/contact', letter({ name: '' }));
    expect([blank.status, blank.headers['location']]).toEqual([303, '/contact?error=VALIDATION_FAILED']);
    await scene.postForm('/api/contact', letter({ subject: 'First' }));
    const many = await scene.postForm('/api/contact', letter({ subject: 'Many' }));
    expect([many.status, many.headers['location']]).toEqual([303, '/contact?error=TOO_MANY_MESSAGES']);
    const broken = createScene(opened.table);
    broken.failing.push(new Error('Broken.'));
    const failed = await broken.postForm('/api/contact', letter({ subject: 'Broken' }));
    expect([failed.status, failed.headers['location']]).toEqual([303, '/contact?error=INTERNAL']);
  });

  it('redirects the German form to the German page and gives support its language', async () => {
    const scene = createScene(opened.table);
    const text = letter({ subject: 'Auf Deutsch', language: 'de' });
    const sent = await scene.postForm('/api/contact', text);
    expect([sent.status, sent.headers['location']]).toEqual([303, '/de/contact?sent=1']);
    expect(scene.mails[0]?.text).toContain('By the German contact form, ');
    const refused = await scene.postForm('/api/contact', { ...text, name: '' });
    expect(refused.headers['location']).toBe('/de/contact?error=VALIDATION_FAILED');
    const unknown = await scene.postForm('/api/contact', { ...text, language: '//evil.example' });
    expect(unknown.headers['location']).toBe('/contact?error=VALIDATION_FAILED');
  });

  it("answers requests of the page's script directly", async () => {
    const { status, headers } = await createScene(opened.table).post('/api/contact', letter({ name: '' }));
    expect([status, headers['location']]).toEqual([400, undefined]);
  });
});

describe('The limits of the contact form', () => {
  const press = (
    scene: ReturnType<typeof createScene>,
    number: number,
    from: { address?: string; peer?: string } = {},
    email = `p${number}@example.com`,
  ) => {
    // The same message twice would count once.
    const text = letter({ subject: `Press ${number}`, message: randomUUID(), email });
    return scene.post('/api/contact', text, from);
  };

  it('the limits of the contact form apply per network for an hour, whatever port and email it uses', async () => {
    const scene = createScene(opened.table, { address: { most: 2, per: 'hour' } });
    expect((await press(scene, 1, { address: '198.51.100.1:1000' })).status).toBe(200);
    expect((await press(scene, 2, { address: '198.51.100.1:2000' })).status).toBe(200);
    scene.time.now = new Date('2026-11-20T10:20:00Z');
    const refused = await press(scene, 3, { address: '198.51.100.1:3000' });
    expect([refused.status, refused.body['code']]).toEqual([429, 'TOO_MANY_MESSAGES']);
    expect(refused.headers['retry-after']).toBe(String(40 * 60));
    expect((await press(scene, 4, { address: '198.51.100.2:1000' })).status).toBe(200);
    scene.time.now = new Date('2026-11-20T11:00:00Z');
    expect((await press(scene, 5, { address: '198.51.100.1:1000' })).status).toBe(200);
    expect([scene.mails.length, scene.floods]).toEqual([4, []]);
  });

  it('the limits of the contact form apply to callers that bypass CloudFront, whatever viewer addresses they invent', async () => {
    const scene = createScene(opened.table, { peer: { most: 3, per: 'hour' } });
    const statuses = [];
    for (const number of [1, 2, 3, 4])
      statuses.push(
        (await press(scene, number, { address: `198.51.100.${number}:1`, peer: '192.0.2.9' })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await press(scene, 5, { peer: '192.0.2.10' })).status).toBe(200);
  });

  it('the limits of the contact form apply per email in any spelling, from any network', async () => {
    const scene = createScene(opened.table, { email: { most: 1, per: 'hour' } });
    const [here, there] = [{ address: '198.51.100.1:1' }, { address: '198.51.100.2:1' }];
    expect((await press(scene, 1, here, 'Mara@Example.com')).status).toBe(200);
    expect((await press(scene, 2, there, 'mara@example.com')).status).toBe(429);
  });

  it('the limits of the contact form apply to all users per minute: rejected messages are dropped and the operator is alerted', async () => {
    const scene = createScene(opened.table, { all: { most: 1, per: 'minute' } });
    expect((await press(scene, 101)).status).toBe(200);
    expect(scene.floods).toEqual([]);
    const refused = await press(scene, 102);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(scene.floods).toHaveLength(1);
    expect(await ofSubject(scene, 'Press 102')).toEqual([]);
    scene.time.now = new Date('2026-11-20T10:01:00Z');
    expect((await press(scene, 103)).status).toBe(200);
  });

  it('report when the longest of the reached limits ends', async () => {
    const scene = createScene(opened.table, {
      all: { most: 1, per: 'minute' },
      email: { most: 1, per: 'hour' },
    });
    await press(scene, 1, {}, 'mara@example.com');
    expect((await press(scene, 2, {}, 'mara@example.com')).headers['retry-after']).toBe('3600');
  });

  it('the limits of the contact form keep no IP address and no email in the counters, which expire', async () => {
    const scene = createScene(opened.table);
    await press(scene, 1, { address: '198.51.100.77:1', peer: '192.0.2.77' }, 'secret@example.com');
    const counts = await scene.rows('user#visitor');
    expect(counts.length).toBeGreaterThan(0);
    expect(JSON.stringify(counts)).not.toMatch(/198\.51|192\.0\.2|secret@/);
    expect(counts.filter((row) => typeof row['expires_at'] !== 'number')).toEqual([]);
  });
});
