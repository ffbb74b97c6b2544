import { globSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownGerman } from '../../../web/site/language/german.ts';
import { posts } from '../../../web/site/blog/posts.ts';
import { postsIn } from '../../../web/site/blog/posts-in.ts';
import { faqIn } from '../../../web/site/help/faq-in.ts';
import { sitePages } from '../../../web/site/pages.tsx';
import { assets, closePage, drawnOf, openPage, pageOf } from './open-page.tsx';

afterEach(closePage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Attributes that users read or hear, and metadata for other sites and search engines. */
const shown = ['aria-label', 'alt', 'placeholder', 'label', 'data-thanks', 'data-next'];
const described =
  'meta:is([name="description"], [property="og:title"], [property="og:description"], [property="og:image:alt"])';

const textsOf = (page: Document): Set<string> => {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    if (!(node instanceof Element)) return;
    // Titles of works are names, and data is not text.
    if (node.matches('script, [aria-labelledby="sources"] li')) return;
    for (const name of shown) found.push(node.getAttribute(name) ?? '');
    if (node.matches(described)) found.push(node.getAttribute('content') ?? '');
    node.childNodes.forEach(walk);
  };
  walk(page.documentElement);
  return new Set(
    found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text)),
  );
};

/** Names, and words that are the same in German. */
const sameInGerman = new Set([
  'Platewise',
  'New York',
  'Platewise, New York',
  'Platewise, New York, NY, USA,',
  'English',
  'Deutsch',
  'session=1',
  'Basic',
  'Premium',
  'Enterprise',
  'USD',
  'EUR',
  'GBP',
  'support@origin.invalid',
  'Blog · Platewise',
  'Newsletter · Platewise',
  'Blog',
  'Name',
  'Newsletter',
  'Support',
  'Website',
]);
const isAddress = (text: string): boolean => /^https:\/\/\S+$/.test(text);
const isFigure = (text: string): boolean => /^#?[\d.,:+-]+( (?:Credits|Mio\.\+|kcal|kg))?$/.test(text);

const germanPages = sitePages.filter(({ language }) => language === 'de');

describe('The German pages', () => {
  it('the German pages exist for every English one', () => {
    const namesIn = (language: string) =>
      sitePages.filter((page) => page.language === language).map(({ file, path }) => file ?? path);
    expect(namesIn('de')).toEqual(namesIn('en'));
    expect(postsIn.de.map(({ slug, published, category }) => [slug, published, category])).toEqual(
      posts.map(({ slug, published, category }) => [slug, published, category]),
    );
    const idsOf = ({ faq }: (typeof faqIn)['en']) =>
      faq.map(({ questions }) => questions.map(({ id }) => id));
    expect(idsOf(faqIn.de)).toEqual(idsOf(faqIn.en));
  });

  it.each(germanPages.map((page) => [page.file ?? page.path, page] as const))(
    '%s contains no English text',
    (name, page) => {
      const english = textsOf(drawnOf(pageOf(String(name))));
      const left = [...textsOf(drawnOf(page))].filter(
        (text) => english.has(text) && !sameInGerman.has(text) && !isAddress(text) && !isFigure(text),
      );
      expect(left).toEqual([]);
      const data = JSON.stringify(page.data ?? []);
      for (const { data: other } of [pageOf(String(name))])
        for (const piece of other ?? [])
          for (const key of ['description', 'headline'] as const) {
            const words = (piece as Record<string, unknown>)[key];
            if (typeof words === 'string') expect(data).not.toContain(words);
          }
    },
  );

  it.each(postsIn.de.map((post) => [post.slug, post] as const))(
    'PAGES-07 the post %s has 600 words or more, and the sources of the English one',
    (slug) => {
      const article = (language: 'en' | 'de') =>
        drawnOf(pageOf(`/blog/${slug}`, language)).querySelector('main article')!;
      expect(article('de').textContent.split(/\s+/).length).toBeGreaterThan(600);
      const sources = (language: 'en' | 'de') =>
        [...article(language).querySelectorAll('[aria-labelledby="sources"] a')].map((link) =>
          link.getAttribute('href'),
        );
      expect(sources('de')).toEqual(sources('en'));
      const headings = (language: 'en' | 'de') =>
        article(language).querySelectorAll('h2, li, table, blockquote');
      expect(headings('de')).toHaveLength(headings('en').length);
    },
  );

  it('the German pages format prices, numbers and dates in German', () => {
    openPage('/pricing', '/', 'de');
    const premium = document.querySelector<HTMLElement>('[data-plan="premium"]')!;
    expect(premium.textContent.replaceAll('\u00a0', ' ')).toContain('19,99 $ pro Monat');
    expect(premium.textContent).toContain('3.000');
    openPage('/blog', '/', 'de');
    expect(screen.getByText('16. November 2026')).toBeDefined();
    openPage('/privacy', '/', 'de');
    expect(screen.getByText('Stand: 18. Januar 2025')).toBeDefined();
  });

  it('the German pages link to the app at its single address, and to each other', () => {
    openPage('/pricing', '/', 'de');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
    for (const address of [
      '/auth',
      '/auth?plan=premium&interval=yearly',
      '/agents',
      '/dashboard',
      '/sign-out',
    ])
      expect(hrefs).toContain(address);
    const others = hrefs.filter((href) => !/^(#|\/de|\/auth|\/agents|\/dashboard|\/sign-out)/.test(href));
    // Links to the English version of the page, in the menu and in the footer.
    expect(others).toEqual(['/pricing', '/pricing']);
  });

  it.each([
    ['/contact', 'Kontakt'],
    ['/blog', 'Newsletter'],
  ])('D30 the form of %s declares German, so that its answer is German too', (path, name) => {
    openPage(path, '/', 'de');
    const form = screen.getByRole<HTMLFormElement>('form', { name });
    expect(new FormData(form).get('language')).toBe('de');
    openPage(path);
    expect(document.querySelector('[name="language"]')).toBeNull();
  });

  it.each([
    ['contact-sent.html', 'Nachricht gesendet!'],
    ['contact-refused.html', 'Wir konnten deine Nachricht nicht senden'],
    ['newsletter-asked.html', 'Fast geschafft!'],
    ['newsletter-refused.html', 'Die Anmeldung hat nicht geklappt'],
    ['404.html', 'Hoppla! Seite nicht gefunden'],
  ])('D30 %s shows the result', (file, words) => {
    openPage(file, '/', 'de');
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('The catalogs of the public pages', () => {
  const lines = ownGerman.flatMap((catalogue) => Object.entries(catalogue));
  const partsOf = (text: string): string[] => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();

  it('the catalogs of the public pages contain each text once, with equal placeholders in both languages and no unused text', () => {
    expect(new Set(lines.map(([text]) => text)).size).toBe(lines.length);
    expect(lines.filter(([text, german]) => String(partsOf(text)) !== String(partsOf(german)))).toEqual([]);
    const code = globSync([
      'web/site/**/*.{ts,tsx}',
      'shared/site/*.ts',
      'web/src/features/pricing/plan-credits.tsx',
    ])
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(lines.map(([text]) => text).filter((text) => !code.includes(text))).toEqual([]);
  });
});

it("English pages are English regardless of the build machine's language", async () => {
  vi.stubGlobal('navigator', { languages: ['de-DE'], userAgent: '' });
  vi.resetModules();
  const { renderSite } = await import('../../../web/site/render.tsx');
  const page = renderSite(assets)['pricing.html'];
  expect(page).toContain('3,000');
  expect(page).toContain('Several photos of one meal');
});

it('The German pages show screenshots of the app in German', () => {
  for (const [path, count] of [
    ['/', 14],
    ['/about', 2],
  ] as const) {
    const pictures = [
      ...drawnOf(pageOf(path, 'de')).querySelectorAll<HTMLImageElement>('img[data-later][alt]:not([alt=""])'),
    ];
    expect(pictures).toHaveLength(count);
    expect(pictures.filter(({ dataset }) => !/-(day|night)-de\b/.test(dataset.src ?? ''))).toEqual([]);
    const english = drawnOf(pageOf(path)).querySelectorAll<HTMLImageElement>('img[data-later]');
    expect([...english].filter(({ dataset }) => /-de\.webp/.test(dataset.src ?? ''))).toEqual([]);
  }
});
