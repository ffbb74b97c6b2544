import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPhotoUrlSigner } from '#functions/platform/photos/photo-urls.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = privateKey.export({ type: 'sec1', format: 'pem' }).toString();

const expiryOf = (url: string | null): number => {
  const policy = new URL(url ?? '', 'https://site.example').searchParams.get('Policy') ?? '';
  const base64 = policy.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/');
  return Number(/"AWS:EpochTime":(\d+)/.exec(Buffer.from(base64, 'base64').toString())?.[1]) * 1000;
};

it('signs the address of a photo for 10 to 15 minutes, and repeats it for five', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const sign = createPhotoUrlSigner({
    keyParameter: '/key',
    keyPairId: 'K1',
    readParameter: async () => key,
    clock: () => new Date(now),
  });
  const first = await sign('photos/01K');
  const validities: number[] = [];
  for (let second = 0; second < 900; second += 7) {
    now = Date.parse('2026-11-20T12:00:00Z') + second * 1000;
    const url = await sign('photos/01K');
    validities.push(expiryOf(url) - now);
    expect(url === first).toBe(second < 300);
  }
  expect(Math.max(...validities)).toBeLessThanOrEqual(15 * 60_000);
  expect(Math.min(...validities)).toBeGreaterThan(10 * 60_000);
});
