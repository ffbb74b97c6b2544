import { describe, expect, it } from 'vitest';
import { requirePublicUrl } from '#functions/webhooks/webhook-url.ts';

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses;
const check = (url: string, resolve = resolvesTo('93.184.215.14')) =>
  requirePublicUrl(url, resolve, undefined);

describe('The URL of a webhook', () => {
  it.each([
    'http://example.com/hook',
    'https://user:secret@example.com/',
    'https://example.com:22/',
    'https://localhost/hook',
    'https://LOCALHOST./hook',
    'https://printer.local/',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://10.1.2.3/',
    'https://172.31.255.255/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0xa9fea9fe/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:db8::1]/',
    'https://[ff02::1]/',
  ])('an address is refused when it is %s', async (url) => {
    await expect(check(url)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it.each(['10.0.0.8', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.8'])(
    'an address is refused when one of its host’s addresses is %s',
    async (address) => {
      await expect(
        check('https://hook.example.com/', resolvesTo('93.184.215.14', address)),
      ).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    },
  );

  it('an address is accepted on the public internet, and when its host cannot be resolved yet', async () => {
    await check('https://example.com/hook?key=1');
    await check('https://example.com:8443/');
    await check('https://93.184.215.14/');
    await check('https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/');
    await check('https://soon.example.com/', () => Promise.reject(new Error('ENOTFOUND')));
  });
});
