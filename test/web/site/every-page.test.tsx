import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fileOf, publicPaths } from '#shared/site/public-paths.ts';
import { sitePages } from '../../../web/site/pages.tsx';
import { renderSite } from '../../../web/site/render.tsx';
import { assets, closePage, htmlOf, openPage, pageOf } from './open-page.tsx';

afterEach(closePage);

describe('every public page', () => {
  const files = renderSite(assets);
  const pages = sitePages.map((page) => [page.file ?? page.path, page] as const);

  it('ROUTE-16 has its file', () => {
    for (const path of publicPaths) expect(files[fileOf(path)]).toContain('<main');
    expect(files['404.html']).toContain('Oops! Page not found');
  });

  it.each(pages)('%s says in its head what it is', (_, page) => {
    const { head, documentElement } = new DOMParser().parseFromString(htmlOf(page), 'text/html');
    const meta = (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(documentElement.lang).toBe('en');
    expect(head.querySelector('title')?.textContent).toContain('Platewise');
    expect(meta('description')!.length).toBeGreaterThan(30);
    const isListed = page.path !== null && !page.isHidden;
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(isListed ? `https://origin.invalid${page.path}` : undefined);
    expect(meta('og:image')).toBe(isListed ? 'https://origin.invalid/link.png' : undefined);
    expect(meta('robots')).toBe(isListed ? undefined : 'noindex');
  });

  it.each(pages)('%s asks nothing of the content security policy', (_, page) => {
    const drawn = new DOMParser().parseFromString(htmlOf(page), 'text/html');
    expect(drawn.querySelectorAll('[style], style')).toHaveLength(0);
    const inline = [...drawn.querySelectorAll('script')].filter(({ textContent }) => textContent !== '');
    expect(inline.every(({ type }) => type === 'application/ld+json')).toBe(true);
    for (const { textContent } of inline) expect(JSON.parse(textContent)).toHaveProperty('@context');
    expect(drawn.querySelectorAll('[onclick], [onload]')).toHaveLength(0);
  });

  it.each(pages)('%s has one title, an order of headings, and a name for every picture', (_, page) => {
    const drawn = new DOMParser().parseFromString(htmlOf(page), 'text/html');
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
  });

  it.each(pages)('%s leads only to addresses that exist', (_, page) => {
    const drawn = new DOMParser().parseFromString(htmlOf(page), 'text/html');
    const known = new Set<string>([...publicPaths, '/auth', '/dashboard', '/sign-out', '/agents']);
    for (const link of drawn.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (/^(https:|mailto:|\/assets\/|\/web\/)/.test(href)) continue;
      const [path, anchor] = href.split('#') as [string, string | undefined];
      const address = path.split('?')[0]!;
      if (address !== '') expect(known, href).toContain(address);
      if (anchor === undefined) continue;
      const target =
        address === '' ? drawn : new DOMParser().parseFromString(htmlOf(pageOf(address)), 'text/html');
      expect(target.getElementById(anchor), href).not.toBeNull();
    }
  });

  it('is in the site map, but for those that are for one person', () => {
    const listed = [...files['sitemap.xml']!.matchAll(/<loc>https:\/\/origin\.invalid([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(listed).toEqual(publicPaths.filter((path) => path !== '/newsletter'));
    expect(files['robots.txt']).toContain('Sitemap: https://origin.invalid/sitemap.xml');
  });
});

describe('the bar of public pages', () => {
  it.each([
    ['/', ['#features', '#pricing', '#about', '/help']],
    ['/pricing', ['/#features', '#pricing', '/#about', '/help']],
    ['/blog', ['/#features', '/pricing', '/#about', '/help']],
  ])('PRICING-03 PRICING-17 (D22) of %s leads to Features, Pricing, About and Help', (path, hrefs) => {
    openPage(path);
    const links = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Features', 'Pricing', 'About', 'Help']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it('PRICING-04 PRICING-05 (D39) has the ways of visitors and of the signed-in', () => {
    openPage('/pricing');
    const bar = within(screen.getByRole('banner'));
    for (const [name, href] of [
      ['Sign In', '/auth'],
      ['Start Free', '/auth'],
      ['Dashboard', '/dashboard'],
      ['Sign Out', '/sign-out'],
    ] as const) {
      for (const link of bar.getAllByRole('link', { name })) expect(link.getAttribute('href')).toBe(href);
    }
  });
});
