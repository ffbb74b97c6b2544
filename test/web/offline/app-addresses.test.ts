import { expect, it } from 'vitest';
import { localizedPath } from '#shared/site/localized-path.ts';
import { publicPaths } from '#shared/site/public-paths.ts';
import { isOfBoth, isOfTheApp, leadsToTheApp } from '../../../web/sw/app-addresses.ts';

const at = (path: string) => new URL(path, 'https://platewise.example');

it("The service worker serves the app's own pages offline but never a public one", () => {
  for (const path of ['/dashboard', '/dashboard/', '/dashboard?tab=log', '/auth', '/plan-tomorrow'])
    expect(isOfTheApp(at(path)), path).toBe(true);
  for (const path of publicPaths) {
    expect(isOfTheApp(at(path)), path).toBe(false);
    expect(isOfTheApp(at(localizedPath('de', path))), path).toBe(false);
    expect(isOfBoth(at(localizedPath('de', path))), path).toBe(false);
  }
  const german = publicPaths.map((path) => localizedPath('de', path));
  expect(german.filter((path) => leadsToTheApp(at(path))).toSorted()).toEqual(['/de', '/de/pricing']);
  expect(publicPaths.some((path) => leadsToTheApp(at(path)))).toBe(false);
  expect(publicPaths.filter((path) => isOfBoth(at(path))).toSorted()).toEqual(['/', '/pricing']);
});
