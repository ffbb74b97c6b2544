import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formLimits } from '#functions/platform/limits/sender-limits.ts';
import type { LocalCloud } from '#infra/local/cloud.ts';
import { startLocalCloud } from '#infra/local/local-cloud.ts';
import { readOptions } from '#infra/local/options.ts';

const SUPPORT = 'support@platewise.local';
const dataDir = mkdtempSync(join(tmpdir(), 'platewise-forms-'));
/** A separate product, since other tests on this machine count for the same address. */
let cloud: LocalCloud;

beforeAll(async () => {
  const options = readOptions({ ...process.env, STRIPE_SECRET_KEY: '' }, []);
  cloud = await startLocalCloud({ ...options, port: 0, dataDir, seed: false });
});
afterAll(async () => {
  await cloud?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a request without signing in. */
const post = (path: string, body: object) =>
  fetch(`${cloud.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const postForm = (path: string, fields: Record<string, string>) =>
  fetch(`${cloud.origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

describe('The whole product for a visitor without an account', () => {
  it('PAGES-11 (D30) accepts a form posted without JavaScript and emails it to support', async () => {
    const email = 'mara@example.com';
    const fields = {
      name: 'Mara',
      email,
      subject: 'Hello',
      message: 'Hello.\r\nBye.',
      website: '',
      started_at: '',
    };
    const answer = await postForm('/api/contact', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent=1']);
    const [mail] = cloud.mailbox.list(SUPPORT);
    expect(mail).toMatchObject({ subject: 'Contact: Hello', headers: { 'Reply-To': email } });
    expect(mail?.text).toContain('Hello.\nBye.');
  });

  it('PAGES-06 (D30) emails a confirmation link, subscribes the address on click and unsubscribes it on another', async () => {
    const email = 'reader@example.com';
    expect(await (await post('/api/newsletter', { email })).json()).toEqual({ asked: true });
    const [question] = cloud.mailbox.list(email);
    const link = new URL(question!.links[0]!);
    expect([link.origin, link.pathname]).toEqual([cloud.origin, '/newsletter']);
    const token = link.searchParams.get('confirm');
    expect((await post('/api/newsletter/confirm', { token })).status).toBe(200);

    const [welcome] = cloud.mailbox.list(email);
    const address = /<(.+)>/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect((await fetch(address)).status).toBe(200);
    const pressed = await postForm(address.replace(cloud.origin, ''), { 'List-Unsubscribe': 'One-Click' });
    expect([pressed.status, await pressed.json()]).toEqual([200, { unsubscribed: true }]);
    expect((await post('/api/newsletter/confirm', { token })).status).toBe(404);
  });

  it('limits the form by the address that CloudFront reports, whatever the client claims', async () => {
    const press = async (number: number) => {
      const answer = await fetch(`${cloud.origin}/api/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'cloudfront-viewer-address': `198.51.100.${number}:1`,
          'x-forwarded-for': `198.51.100.${number}`,
        },
        body: JSON.stringify({
          name: 'Mara',
          email: `m${number}@example.com`,
          subject: 'Hi',
          message: 'Hi.',
        }),
      });
      return answer.status;
    };
    const hour = () => Math.floor(Date.now() / 3_600_000);
    const pressMore = async (): Promise<number[]> => {
      const began = hour();
      const statuses: number[] = [];
      for (let number = 0; number <= formLimits.contact.address.most; number += 1)
        statuses.push(await press(number));
      // The count restarts with the new hour.
      return hour() === began ? statuses : pressMore();
    };
    const statuses = await pressMore();
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});
