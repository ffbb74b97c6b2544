import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBreached } from '#web/features/passwords/breached.ts';
import { testConfig } from '#test/support/screen/test-config.ts';

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();
const requests: { url: string; init: RequestInit | undefined }[] = [];
let listUrl: string | null;

/** An environment whose list of breached passwords answers like this. */
const withList =
  (list: typeof fetch): typeof fetch =>
  async (url, init) => {
    if (String(url) === '/config.json')
      return Response.json({ ...testConfig, breached_passwords_url: listUrl });
    requests.push({ url: String(url), init });
    return list(url, init);
  };
const answering = (lines: readonly string[], status = 200): typeof fetch =>
  withList(() => Promise.resolve(new Response(lines.join('\r\n'), { status })));
const known = (password: string, seen = 3): string => `${hashOf(password).slice(5)}:${seen}`;

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('isSecureContext', true);
  listUrl = 'https://breaches.example.com';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('isBreached', () => {
  it('finds a password whose hash the list returns', async () => {
    const list = answering([known('another-one'), known('plum-sky-41')]);
    expect(await isBreached('plum-sky-41', list)).toBe(true);
    expect(await isBreached('plum-sky-42', list)).toBe(false);
  });

  it('sends the first five letters of the hash and nothing else of the password, and asks for padding', async () => {
    await isBreached('plum-sky-41', answering([]));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe(`https://breaches.example.com/range/${hashOf('plum-sky-41').slice(0, 5)}`);
    expect(requests[0]?.init?.headers).toEqual({ 'Add-Padding': 'true' });
    expect(JSON.stringify(requests)).not.toContain('plum-sky-41');
  });

  it('ignores the made-up hashes of the padding, which were never seen', async () => {
    expect(await isBreached('plum-sky-41', answering([known('plum-sky-41', 0)]))).toBe(false);
  });

  it.each<[string, typeof fetch]>([
    ['does not answer', withList(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['is overloaded', answering([known('plum-sky-41')], 503)],
  ])('accepts the password when the list %s', async (_, request) => {
    expect(await isBreached('plum-sky-41', request)).toBe(false);
  });

  it.each([
    [
      'the environment has no list',
      () => {
        listUrl = null;
      },
    ],
    ['the page is not encrypted', () => vi.stubGlobal('isSecureContext', false)],
  ])('asks nobody when %s', async (_, prepare) => {
    prepare();
    expect(await isBreached('plum-sky-41', answering([known('plum-sky-41')]))).toBe(false);
    expect(requests).toEqual([]);
  });
});
