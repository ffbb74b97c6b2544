import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { languageNames } from '#shared/language/languages.ts';
import { localizedPath, fileIn } from '#shared/site/localized-path.ts';
import { publicPaths } from '#shared/site/public-paths.ts';
import { sitePages } from '../../../web/site/pages.tsx';
import { securityText } from '../../../web/site/security-text.ts';
import { renderSite } from '../../../web/site/render.tsx';
import { assets, closePage, drawnOf, openPage } from './open-page.tsx';

afterEach(closePage);

const inOrder = (one = '', other = ''): number => one.localeCompare(other);

describe('Every public page', () => {
  const files = renderSite(assets);
  const pages = sitePages.map((page) => [`${page.language} ${page.file ?? page.path}`, page] as const);

  it('ROUTE-16 every public page exists as a file', () => {
    for (const language of languageNames) {
      for (const path of publicPaths) expect(files[fileIn(language, path)]).toContain('<main');
    }
    expect(files['404.html']).toContain('Oops! Page not found');
    expect(files['de/404.html']).toContain('Hoppla! Seite nicht gefunden');
  });

  it.each(pages)('%s has complete metadata in its head', (_, page) => {
    const { head, documentElement } = drawnOf(page);
    const meta = (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(documentElement.lang).toBe(page.language);
    expect(head.querySelector('title')?.textContent).toContain('Platewise');
    expect(meta('description')!.length).toBeGreaterThan(30);
    const isListed = page.path !== null && !page.isHidden;
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(
      isListed ? `https://origin.invalid${localizedPath(page.language, page.path!)}` : undefined,
    );
    const alternates = [...head.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual(
      isListed
        ? [
            ['en', `https://origin.invalid${page.path}`],
            ['de', `https://origin.invalid${localizedPath('de', page.path!)}`],
            ['x-default', `https://origin.invalid${page.path}`],
          ]
        : [],
    );
    expect(meta('og:locale')).toBe(isListed ? { en: 'en_US', de: 'de_DE' }[page.language] : undefined);
    expect(meta('og:image')).toBe(isListed ? 'https://origin.invalid/link.png' : undefined);
    expect(meta('robots')).toBe(isListed ? undefined : 'noindex');
  });

  it.each(pages)('%s names the app manifest and the touch icon, whose files exist', (_, page) => {
    const { head } = drawnOf(page);
    const hrefOf = (rel: string) => head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
    expect(hrefOf('manifest')).toBe('/app.webmanifest');
    expect(hrefOf('apple-touch-icon')).toBe('/icons/app-180.png');
    for (const rel of ['manifest', 'apple-touch-icon', 'icon'])
      expect(existsSync(`web/public${hrefOf(rel)}`)).toBe(true);
  });

  it.each(pages)('%s complies with the content security policy', (_, page) => {
    const drawn = drawnOf(page);
    expect(drawn.querySelectorAll('[style], style')).toHaveLength(0);
    const inline = [...drawn.querySelectorAll('script')].filter(({ textContent }) => textContent !== '');
    expect(inline.every(({ type }) => /^application\/(ld\+)?json$/.test(type))).toBe(true);
    for (const { textContent, type } of inline) {
      const data: unknown = JSON.parse(textContent);
      if (type === 'application/ld+json') expect(data).toHaveProperty('@context');
    }
    expect(drawn.querySelectorAll('[onclick], [onload]')).toHaveLength(0);
  });

  it.each(pages)(
    '%s has one title, a valid heading order, and alternative text for every picture',
    (_, page) => {
      const drawn = drawnOf(page);
      expect(drawn.querySelectorAll('h1')).toHaveLength(1);
      const levels = [...drawn.querySelectorAll('main :is(h1, h2, h3)')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      for (const picture of drawn.querySelectorAll('img')) {
        expect(picture.hasAttribute('alt')).toBe(true);
        expect([picture.hasAttribute('width'), picture.hasAttribute('height')]).toEqual([true, true]);
      }
    },
  );

  it.each(pages)('%s links only to existing addresses', (_, page) => {
    const drawn = drawnOf(page);
    const known = new Set<string>([
      ...languageNames.flatMap((language) => publicPaths.map((path) => localizedPath(language, path))),
      '/auth',
      '/dashboard',
      '/sign-out',
      '/agents',
    ]);
    for (const link of drawn.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (/^(https:|mailto:|\/assets\/|\/web\/)/.test(href)) continue;
      const [path, anchor] = href.split('#') as [string, string | undefined];
      const address = path.split('?')[0]!;
      if (address !== '') expect(known, href).toContain(address);
      if (anchor === undefined) continue;
      const target =
        address === ''
          ? drawn
          : drawnOf(
              sitePages.find((other) => other.path && localizedPath(other.language, other.path) === address)!,
            );
      expect(target.getElementById(anchor), href).not.toBeNull();
    }
  });

  it('every public page appears in the site map, except for pages meant for one user', () => {
    const listed = [...files['sitemap.xml']!.matchAll(/<loc>https:\/\/origin\.invalid([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(listed.toSorted(inOrder)).toEqual(
      languageNames
        .flatMap((language) => publicPaths.map((path) => localizedPath(language, path)))
        .filter((address) => !address.endsWith('/newsletter'))
        .toSorted(inOrder),
    );
    const alternates = [...files['sitemap.xml']!.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)];
    expect(alternates).toHaveLength(listed.length * languageNames.length);
    expect(files['robots.txt']).toContain('Sitemap: https://origin.invalid/sitemap.xml');
  });
});

describe('security.txt', () => {
  const fieldsOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);

  it.each(['2026-11-27T20:00:00Z', '2028-02-29T00:00:00Z', '2026-12-31T23:59:59Z'])(
    'names a contact and expires less than a year after a build at %s, as RFC 9116 requires',
    (built) => {
      const fields = fieldsOf(securityText(new Date(built)));
      const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
      expect(valuesOf('Contact')).toEqual([
        'mailto:support@origin.invalid',
        'https://origin.invalid/contact',
      ]);
      const [expires, ...others] = valuesOf('Expires');
      expect(others).toEqual([]);
      const days = (Date.parse(expires!) - Date.parse(built)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    },
  );

  it('security.txt of a build is valid now', () => {
    const fields = Object.fromEntries(fieldsOf(renderSite(assets)['.well-known/security.txt']!));
    expect(Date.parse(fields['Expires']!)).toBeGreaterThan(Date.now());
    expect(fields['Canonical']).toBe('https://origin.invalid/.well-known/security.txt');
  });
});

describe('The navigation of public pages', () => {
  it.each([
    ['/', ['#features', '#pricing', '#about', '/help']],
    ['/pricing', ['/#features', '#pricing', '/#about', '/help']],
    ['/blog', ['/#features', '/pricing', '/#about', '/help']],
  ])('PRICING-03 PRICING-17 (D22) links from %s to Features, Pricing, About and Help', (path, hrefs) => {
    openPage(path);
    const links = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Features', 'Pricing', 'About', 'Help']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it('PRICING-17 (D22) the navigation of public pages links only to sections that exist on their page', () => {
    openPage('/');
    const missing = ['features', 'pricing', 'about'].filter((id) => !document.getElementById(id));
    expect(missing).toEqual([]);
    openPage('/pricing');
    expect(document.getElementById('pricing')).not.toBeNull();
  });

  it('PRICING-04 PRICING-05 (D39) shows the links for visitors and for signed-in users', () => {
    openPage('/pricing');
    const bar = within(screen.getByRole('banner'));
    for (const [name, href] of [
      ['Sign In', '/auth'],
      ['Start Free', '/auth?tab=sign-up'],
      ['Dashboard', '/dashboard'],
      ['Sign Out', '/sign-out'],
    ] as const) {
      for (const link of bar.getAllByRole('link', { name })) expect(link.getAttribute('href')).toBe(href);
    }
  });
});
