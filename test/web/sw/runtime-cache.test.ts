import { expect, it } from 'vitest';
import { newestFiles } from '../../../web/sw/runtime-cache.ts';

it('The cache of lazily loaded files keeps the newest ones, because unlimited versions would fill the device', async () => {
  const files = ['/assets/a-1.js', '/assets/b-1.js', '/assets/a-2.js', '/assets/b-2.js'];
  const cache = {
    keys: async () => files.map((path) => new Request(`https://platewise.example${path}`)),
    delete: async ({ url }: Request) => files.splice(files.indexOf(new URL(url).pathname), 1).length > 0,
  };
  const caches = { open: async () => cache as unknown as Cache };
  await newestFiles(caches, 3).cacheDidUpdate({ cacheName: 'assets' });
  expect(files).toEqual(['/assets/b-1.js', '/assets/a-2.js', '/assets/b-2.js']);
  await newestFiles(caches, 3).cacheDidUpdate({ cacheName: 'assets' });
  expect(files).toHaveLength(3);
});
