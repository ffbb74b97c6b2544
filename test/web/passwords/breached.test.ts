import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBreached } from '#web/features/passwords/breached.ts';
import { setBreachedPasswordsUrl } from '#web/lib/config/breached-passwords.ts';

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();
const requests: { url: string; init: RequestInit | undefined }[] = [];
const answering =
  (lines: readonly string[], status = 200): typeof fetch =>
  (url, init) => {
    requests.push({ url: String(url), init });
    return Promise.resolve(new Response(lines.join('\r\n'), { status }));
  };
const known = (password: string, seen = 3): string => `${hashOf(password).slice(5)}:${seen}`;

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('isSecureContext', true);
  setBreachedPasswordsUrl('https://breaches.example.com');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setBreachedPasswordsUrl(null);
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
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is overloaded', answering([known('plum-sky-41')], 503)],
  ])('accepts the password when the list %s', async (_, request) => {
    expect(await isBreached('plum-sky-41', request)).toBe(false);
  });

  it.each([
    ['the environment has no list', () => setBreachedPasswordsUrl(null)],
    ['the page is not encrypted', () => vi.stubGlobal('isSecureContext', false)],
  ])('asks nobody when %s', async (_, prepare) => {
    prepare();
    expect(await isBreached('plum-sky-41', answering([known('plum-sky-41')]))).toBe(false);
    expect(requests).toEqual([]);
  });
});
