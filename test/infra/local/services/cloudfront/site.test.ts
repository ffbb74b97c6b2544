import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketPolicy, SITE_BUCKET } from '../../http-server/support/resources.ts';
import { changingBehaviour, CSP, without } from '../../http-server/support/stack.ts';
import { object, startFront, type TestFront } from '../../http-server/support/start-front.ts';

let front: TestFront;
const script = 'console.log("platewise");'.repeat(200);
const fill = (): void => {
  front.objects.set(`${SITE_BUCKET}/index.html`, object('<!doctype html>', 'text/html', 'no-cache'));
  front.objects.set(
    `${SITE_BUCKET}/assets/app-1a2b.js`,
    object(script, 'text/javascript', 'public, max-age=31536000'),
  );
};
const restart = async (...parameters: Parameters<typeof startFront>): Promise<void> => {
  await front.stop();
  front = await startFront(...parameters);
  fill();
};

beforeEach(async () => {
  front = await startFront();
  fill();
});
afterEach(() => front.stop());

/** Sends a request with a client that does not decode the response. */
const raw = async (path: string, acceptEncoding: string) => {
  const asked = request(front.origin + path, { headers: { 'accept-encoding': acceptEncoding } });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  const { 'content-encoding': encoding, etag } = response.headers;
  return { encoding, etag, body: Buffer.concat(chunks) };
};

describe('CloudFront: the site bucket', () => {
  it('serves an object with its type and cache time', async () => {
    const response = await front.fetch('/assets/app-1a2b.js');
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000');
  });

  it.each(['/', '/dashboard', '/dashboard/deep?x=1'])(
    'serves the app at %s through the edge function',
    async (path) => {
      expect(await (await front.fetch(path)).text()).toBe('<!doctype html>');
    },
  );

  it('returns the response of the edge function when it gives one instead of a request', async () => {
    const response = await front.fetch('/old');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/new');
    expect(response.headers.get('content-security-policy')).toBe(CSP);
  });

  it('answers a missing object as denied, and as missing when the policy allows listing', async () => {
    expect((await front.fetch('/assets/gone.js')).status).toBe(403);
    await restart((resources) => [
      ...without(`Policy ${SITE_BUCKET}`)(resources),
      bucketPolicy(SITE_BUCKET, ['s3:GetObject', 's3:ListBucket']),
    ]);
    expect((await front.fetch('/assets/gone.js')).status).toBe(404);
  });

  it('denies everything when the bucket policy was removed from the template', async () => {
    await restart(without(`Policy ${SITE_BUCKET}`));
    expect((await front.fetch('/')).status).toBe(403);
  });

  it('answers HEAD with headers only', async () => {
    const response = await front.fetch('/index.html', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String('<!doctype html>'.length));
    expect(await response.text()).toBe('');
  });

  it("answers 304 when the client's copy is current", async () => {
    const etag = (await front.fetch('/')).headers.get('etag') ?? '';
    const response = await front.fetch('/', { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('content-security-policy')).toBe(CSP);
  });

  it('rejects a method that the behavior does not allow', async () => {
    expect((await front.fetch('/', { method: 'POST', body: 'x' })).status).toBe(403);
  });
});

describe('CloudFront: response headers policies', () => {
  it('response headers policies add the security headers to every response of the behavior', async () => {
    for (const path of ['/', '/assets/app-1a2b.js', '/assets/gone.js']) {
      const { headers } = await front.fetch(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': CSP,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'permissions-policy': 'camera=(self)',
      });
    }
  });

  it('response headers policies add nothing when the behavior names no policy', async () => {
    await restart(changingBehaviour(null, { ResponseHeadersPolicyId: '' }));
    expect((await front.fetch('/')).headers.get('content-security-policy')).toBeNull();
  });
});

describe('CloudFront: compression', () => {
  it('compresses text, with Brotli if the viewer supports it', async () => {
    const brotli = await raw('/assets/app-1a2b.js', 'gzip, br');
    expect(brotli).toMatchObject({ encoding: 'br', etag: 'W/"5d41402abc4b2a76"' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await raw('/assets/app-1a2b.js', 'gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
  });

  it('leaves small objects and uncompressed behaviors unchanged', async () => {
    expect((await raw('/index.html', 'br')).encoding).toBeUndefined();
    await restart(changingBehaviour(null, { Compress: false }));
    expect((await raw('/assets/app-1a2b.js', 'br')).encoding).toBeUndefined();
  });
});
