import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { lookup } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostBody } from '#functions/webhooks/post-to-public-host.ts';

const received: { url: string; body: string }[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ url: request.url ?? '', body });
      response.writeHead(request.url === '/moved' ? 302 : 204, { location: '/other' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** Looks every host up as this machine. */
const toThisMachine = ((_host: string, _options: object, done: (error: null, addresses: object[]) => void) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;

describe('Sending a request to a webhook', () => {
  it('sends the body and returns the status without following a redirect', async () => {
    const post = createPostBody(origin);
    expect(await post(`${origin}/hook`, {}, '{"id":1}')).toBe(204);
    expect(await post(`${origin}/moved`, {}, '{}')).toBe(302);
    expect(received).toEqual([
      { url: '/hook', body: '{"id":1}' },
      { url: '/moved', body: '{}' },
    ]);
  });

  it('refuses a host whose name has come to mean a private address, and private addresses', async () => {
    const post = createPostBody(undefined, toThisMachine);
    const port = new URL(origin).port;
    await expect(post('https://rebound.example.com/', {}, '{}')).rejects.toThrow('not public');
    for (const url of [origin, `https://127.0.0.1:${port}/`, 'https://[::1]/', 'https://169.254.169.254/'])
      await expect(post(url, {}, '{}')).rejects.toMatchObject({ name: 'RefusedAddressError' });
    expect(received).toHaveLength(2);
  });
});
