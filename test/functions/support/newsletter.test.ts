import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { createScene, SUPPORT, tokenOf } from './scene.ts';

const opened = openForAllTests(openTestTable);

type Scene = ReturnType<typeof createScene>;
const ask = (scene: Scene, email: string) => scene.post('/api/newsletter', { email, website: '' });
const press = (scene: Scene, does: 'confirm' | 'unsubscribe', token: string) =>
  scene.post(`/api/newsletter/${does}`, { token });
const readers = async (scene: Scene, email: string) =>
  (await scene.rows('newsletter#')).filter((row) => row['email'] === email);
const toReader = ({ mails }: Scene) => mails.filter(({ to }) => to !== SUPPORT);

/** Subscribes an address. @returns its unsubscribe token */
const join = async (scene: Scene, email: string): Promise<string> => {
  await ask(scene, email);
  await press(scene, 'confirm', tokenOf(scene.mails.at(-1)));
  return tokenOf(toReader(scene).at(-1));
};

describe('The newsletter', () => {
  it('PAGES-06 (D30) starts only after a click on the link mailed to the requested address', async () => {
    const scene = createScene(opened.table);
    const asked = await ask(scene, 'mara@example.com');
    expect([asked.status, asked.body]).toEqual([200, { asked: true }]);
    expect(scene.mails).toMatchObject([{ to: 'mara@example.com' }]);
    const token = tokenOf(scene.mails[0]);
    expect(scene.mails[0]?.html).toContain(`https://plate.example/newsletter?confirm=${token}`);
    const [pending] = await readers(scene, 'mara@example.com');
    expect(pending).not.toHaveProperty('confirmed_at');
    expect(pending).toHaveProperty('expires_at', Date.parse('2026-11-27T10:00:00Z') / 1000);

    expect((await press(scene, 'confirm', token)).body).toEqual({ confirmed: true });
    const [confirmed] = await readers(scene, 'mara@example.com');
    expect(confirmed).toHaveProperty('confirmed_at', '2026-11-20T10:00:00.000Z');
    expect(confirmed).not.toHaveProperty('expires_at');
    expect(
      scene.mails
        .slice(1)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['mara@example.com', SUPPORT]);
    expect(JSON.stringify(await scene.rows('newsletter'))).not.toContain(token);
  });

  it('confirms a subscription once: a second click changes and mails nothing', async () => {
    const scene = createScene(opened.table);
    await ask(scene, 'ann@example.com');
    const token = tokenOf(scene.mails[0]);
    await Promise.all([press(scene, 'confirm', token), press(scene, 'confirm', token)]);
    expect((await press(scene, 'confirm', token)).body).toEqual({ confirmed: true });
    expect(scene.mails).toHaveLength(3);
  });

  it('rejects a confirmation link that is unknown, expired or belongs to an unsubscribed reader', async () => {
    const scene = createScene(opened.table);
    const unknown = await press(scene, 'confirm', 'x'.repeat(43));
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'NEWSLETTER_LINK_NOT_FOUND']);
    await ask(scene, 'late@example.com');
    const old = tokenOf(scene.mails[0]);
    scene.time.now = new Date('2026-11-27T10:00:00Z');
    expect((await press(scene, 'confirm', old)).status).toBe(404);
    expect(await readers(scene, 'late@example.com')).not.toMatchObject([{ confirmed_at: expect.anything() }]);

    await ask(scene, 'gone@example.com');
    const token = tokenOf(scene.mails.at(-1));
    await press(scene, 'confirm', token);
    await press(scene, 'unsubscribe', tokenOf(toReader(scene).at(-1)));
    expect((await press(scene, 'confirm', token)).status).toBe(404);
  });

  it('never reveals whether an address is subscribed, and mails unknown addresses only', async () => {
    const scene = createScene(opened.table);
    await join(scene, 'reader@example.com');
    const before = scene.mails.length;
    const again = await ask(scene, 'Reader@Example.com');
    const fresh = await ask(scene, 'fresh@example.com');
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    expect(scene.mails.slice(before).map(({ to }) => to)).toEqual(['fresh@example.com']);
    expect(await readers(scene, 'reader@example.com')).toMatchObject([{ confirmed_at: expect.any(String) }]);
  });

  it('limits requests per email and day, subscribed or not', async () => {
    const scene = createScene(opened.table, { email: { most: 2, per: 'day' } });
    await join(scene, 'often@example.com');
    const statuses = [await ask(scene, 'often@example.com'), await ask(scene, 'OFTEN@example.com')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429]);
    const victim = [1, 2, 3].map(() => ask(scene, 'victim@example.com'));
    const answers = (await Promise.all(victim)).map(({ status }) => status);
    expect(answers.map(String).toSorted()).toEqual(['200', '200', '429']);
    expect(scene.mails.filter(({ to }) => to === 'victim@example.com')).toHaveLength(2);
  });

  it('prevents flooding an inbox by other spellings of its address', async () => {
    const scene = createScene(opened.table, { email: { most: 2, per: 'day' } });
    const spellings = ['vic.tim+1@gmail.com', 'VICTIM+2@googlemail.com', 'v.i.c.t.i.m@gmail.com'];
    const statuses: (number | undefined)[] = [];
    for (const email of spellings) statuses.push((await ask(scene, email)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(scene.mails).toHaveLength(2);
  });

  it('ignores bots that fill in the hidden field', async () => {
    const scene = createScene(opened.table);
    const body = { email: 'bot@example.com', website: 'x' };
    expect((await scene.post('/api/newsletter', body)).body).toEqual({ asked: true });
    expect([scene.mails, await readers(scene, 'bot@example.com')]).toEqual([[], []]);
  });

  it('the newsletter can be confirmed even when its emails fail', async () => {
    const scene = createScene(opened.table);
    await ask(scene, 'quiet@example.com');
    scene.failing.push(new Error('No.'), new Error('No.'));
    expect((await press(scene, 'confirm', tokenOf(scene.mails[0]))).status).toBe(200);
    expect(scene.reported).toHaveLength(2);
    expect(await readers(scene, 'quiet@example.com')).toMatchObject([{ confirmed_at: expect.any(String) }]);
  });

  it('accepts a form posted without JavaScript', async () => {
    const scene = createScene(opened.table);
    const posted = await scene.postForm('/api/newsletter', { email: 'plain@example.com', website: '' });
    expect([posted.status, posted.headers['location']]).toEqual([303, '/newsletter?asked=1']);
    const wrong = await scene.postForm('/api/newsletter', { email: 'plain' });
    expect(wrong.headers['location']).toBe('/newsletter?error=VALIDATION_FAILED');
    expect(scene.mails).toMatchObject([{ to: 'plain@example.com' }]);
  });
});

describe('Unsubscribing from the newsletter', () => {
  it('takes one click on the page and deletes the address', async () => {
    const scene = createScene(opened.table);
    const token = await join(scene, 'leaver@example.com');
    expect(toReader(scene).at(-1)?.html).toContain(`https://plate.example/newsletter?unsubscribe=${token}`);
    expect((await press(scene, 'unsubscribe', token)).body).toEqual({ unsubscribed: true });
    expect(await readers(scene, 'leaver@example.com')).toEqual([]);
    expect((await press(scene, 'unsubscribe', token)).body).toEqual({ unsubscribed: true });
  });

  it('supports the one-click header of mail programs, which know only that URL', async () => {
    const scene = createScene(opened.table);
    const token = await join(scene, 'program@example.com');
    const headers = toReader(scene).at(-1)?.headers ?? {};
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://plate.example/api/newsletter/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const pressed = await scene.postForm(
      '/api/newsletter/one-click',
      { 'List-Unsubscribe': 'One-Click' },
      { query: { token } },
    );
    expect([pressed.status, pressed.body]).toEqual([200, { unsubscribed: true }]);
    expect(await readers(scene, 'program@example.com')).toEqual([]);
  });

  it('does not happen when a link is merely opened', async () => {
    const scene = createScene(opened.table);
    const token = await join(scene, 'scanned@example.com');
    const page = await scene.get('/api/newsletter/one-click', { token });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`url=/newsletter?unsubscribe=${token}"`);
    expect(await readers(scene, 'scanned@example.com')).toHaveLength(1);
  });

  it('requires the link of a newsletter: the confirmation link does not unsubscribe', async () => {
    const scene = createScene(opened.table);
    await ask(scene, 'careful@example.com');
    const token = tokenOf(scene.mails[0]);
    await press(scene, 'confirm', token);
    await press(scene, 'unsubscribe', token);
    expect(await readers(scene, 'careful@example.com')).toHaveLength(1);
  });
});
