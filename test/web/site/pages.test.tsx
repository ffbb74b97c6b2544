import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { postSlugs, publicPaths } from '#shared/site/public-paths.ts';
import { languageNames } from '#shared/language/languages.ts';
import { posts } from '../../../web/site/blog/posts.ts';
import { categories } from '../../../web/site/blog/post.ts';
import { retentionListIn } from '../../../web/site/legal/retention-list.ts';
import { closePage, htmlOf, openPage, pageOf } from './open-page.tsx';

afterEach(closePage);

const text = () => document.querySelector('main')?.textContent ?? '';
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const wordsIn = (html: string): number =>
  (new DOMParser().parseFromString(html, 'text/html').querySelector('main article')?.textContent ?? '')
    .split(/\s+/)
    .filter(Boolean).length;

describe('The about page', () => {
  it('PAGES-01 PAGES-02 the about page shows mission, vision, values and the team', () => {
    openPage('/about');
    expect(headings(2)).toEqual(
      expect.arrayContaining(['Our mission', 'Our vision', 'Our values', 'Our team']),
    );
    for (const name of ['Our mission', 'Our vision'])
      expect(screen.getByRole('region', { name }).textContent.split(' ').length).toBeGreaterThan(15);
    for (const name of ['Our values', 'Our team']) {
      const people = within(screen.getByRole('region', { name })).getAllByRole('listitem');
      expect(people.length).toBeGreaterThanOrEqual(4);
      for (const each of people) expect(within(each).getByRole('heading', { level: 3 })).toBeDefined();
    }
  });

  it('PAGES-19 (D15) the about page claims 95% AI accuracy as a launch target', () => {
    openPage('/about');
    expect(text()).toContain('We aim for 95% AI accuracy*');
    expect(text()).toContain('* Figures are launch targets.');
  });
});

describe('The blog', () => {
  it('PAGES-03 PAGES-05 the blog shows six posts, with the newest featured', () => {
    openPage('/blog');
    const shown = screen.getAllByRole('article');
    expect(shown).toHaveLength(6);
    expect(shown.map((post) => post.textContent.includes('Featured'))).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
    expect(posts.map(({ slug }) => slug)).toEqual([...postSlugs]);
    expect(posts.map(({ published }) => published)).toEqual(
      posts
        .map(({ published }) => published)
        .toSorted()
        .reverse(),
    );
  });

  it.each(languageNames)('every post has its own picture in the list and on its page (%s)', (language) => {
    const drawingOf = (place: Element | null) => place?.querySelector('svg[viewBox="0 0 640 320"]');
    openPage('/blog', '/', language);
    const inList = postSlugs.map((slug) =>
      drawingOf(document.getElementById(`post-${slug}`)!.closest('article')),
    );
    expect(new Set(inList.map((drawing) => drawing?.innerHTML)).size).toBe(postSlugs.length);
    for (const [index, slug] of postSlugs.entries()) {
      openPage(`/blog/${slug}`, '/', language);
      const drawing = drawingOf(document.querySelector('article'));
      expect(drawing?.innerHTML).toBe(inList[index]?.innerHTML);
      expect(drawing?.getAttribute('aria-label')).toBeTruthy();
    }
  });

  it('PAGES-04 the blog shows a chip for each category and for all', () => {
    openPage('/blog');
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('radio');
    expect(chips.map((chip) => (chip as HTMLInputElement).value)).toEqual(['all', ...categories]);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(categories));
  });

  it('PAGES-06 (D30) offers the newsletter with a form that works without a script', () => {
    openPage('/blog');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/newsletter']);
    expect(within(form).getByLabelText('Email')).toHaveProperty('required', true);
  });

  it.each(postSlugs)('PAGES-07 the post %s has 600 words or more, and names its sources', (slug) => {
    const page = pageOf(`/blog/${slug}`);
    expect(wordsIn(htmlOf(page))).toBeGreaterThan(600);
    openPage(`/blog/${slug}`);
    const sources = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link');
    expect(sources.length).toBeGreaterThanOrEqual(3);
    for (const source of sources) {
      expect(source.getAttribute('href')).toMatch(/^https:\/\//);
      expect(source.closest('li')?.textContent).toMatch(/\b(19|20)\d\d\b/);
    }
  });
});

describe('The contact page', () => {
  it('PAGES-08 PAGES-10 asks for name, email, subject and message, all required', () => {
    openPage('/contact');
    const form = within(screen.getByRole('form', { name: 'Contact' }));
    for (const name of ['Name', 'Email', 'Subject', 'Message'])
      expect(form.getByLabelText(name)).toHaveProperty('required', true);
    expect(form.getByLabelText('Email')).toHaveProperty('type', 'email');
  });

  it('PAGES-09 PAGES-12 the contact page shows email, hours, response time and location', () => {
    openPage('/contact');
    const details = screen.getByRole('complementary', { name: 'Contact details' });
    expect(within(details).getByRole('link').getAttribute('href')).toMatch(/^mailto:support@/);
    expect(details.textContent).toContain('New York');
  });

  it('PAGES-20 PAGES-21 shows the support hours and the response time goal', () => {
    openPage('/contact');
    expect(text()).toContain('2 hours*');
    expect(text()).toContain('Mon-Fri 9 AM-6 PM EST');
    expect(text()).toContain('Figures are launch targets');
  });

  it('D30 contains a form that works without a script, and a honeypot field for bots', () => {
    openPage('/contact');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Contact' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/contact']);
    const trap = form.elements.namedItem('website') as HTMLInputElement;
    expect([trap.tabIndex, trap.required]).toEqual([-1, false]);
    expect(trap.closest('[aria-hidden]')).not.toBeNull();
  });

  it.each([
    ['contact-sent.html', 'status', 'Message sent!'],
    ['contact-refused.html', 'alert', 'We couldn’t send your message'],
    ['newsletter-asked.html', 'status', 'Almost there!'],
    ['newsletter-refused.html', 'alert', 'We couldn’t sign you up'],
  ])('D30 %s shows the result', (file, role, words) => {
    openPage(file);
    const said = screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(said.some((each) => each.includes(words))).toBe(true);
  });
});

describe('The help page', () => {
  it('PAGES-13 the help page shows eight questions in four categories', () => {
    openPage('/help');
    expect(document.querySelectorAll('details[data-question]')).toHaveLength(8);
    const groups = [...document.querySelectorAll('[data-help-group]')];
    expect(groups).toHaveLength(4);
    for (const group of groups) expect(group.querySelectorAll('details[data-question]').length).toBe(2);
  });

  it('explains what to do without the phone that has the authenticator app', () => {
    openPage('/help');
    const aside = within(screen.getByRole('complementary', { name: 'More help' }));
    expect(aside.getByText(/“Use a recovery code”.*If you have none left, write to us/)).toBeDefined();
  });

  it('PAGES-15 PAGES-16 the help page lists popular articles, and links to the contact form', () => {
    openPage('/help');
    const aside = within(screen.getByRole('complementary', { name: 'More help' }));
    const articles = aside
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link').getAttribute('href')!);
    const known = new Set<string>(publicPaths);
    expect(articles.every((href) => known.has(href))).toBe(true);
    expect(aside.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
  });
});

describe('The legal pages', () => {
  it.each([
    ['PAGES-17 the date', '/privacy', 'Last updated January 18, 2025'],
    ['PAGES-18 the date', '/terms', 'Last updated January 18, 2025'],
    ['PAGES-22 (D42) food logs', '/privacy', 'kept while your account is open, at most 7 years'],
    ['PAGES-23 analytics', '/privacy', 'analytics are anonymized after 2 years'],
    ['PAGES-24 support tickets', '/privacy', 'Support tickets are kept 3 years'],
    ['PAGES-25 notice of changes', '/terms', "30 days' notice of any change"],
    ['PAGES-26 children', '/terms', 'not for people under 13'],
    ['PAGES-26 children', '/privacy', 'not for people under 13'],
    ['PAGES-26 (D42) children', '/privacy', 'we close the account at once'],
  ])('%s: %s contains %s', (_, path, words) => {
    openPage(path);
    expect(text().replaceAll('\u2019', "'").replace(/\s+/g, ' ')).toContain(words);
  });

  it.each([
    'Amazon Web Services',
    'Stripe',
    'OpenAI',
    'Open Food Facts',
    'Google, Mozilla, Apple or Microsoft',
  ])('the legal pages name %s as a recipient of data', (receiver) => {
    openPage('/privacy');
    const list = screen.getByRole('heading', { name: 'Service providers' }).nextElementSibling;
    expect(list?.textContent.replace(/\s+/g, ' ')).toContain(receiver);
  });

  it('the legal pages state the same retention periods in both languages', () => {
    const timesIn = (language: 'en' | 'de') =>
      retentionListIn(language).rows.map((row) => row.join(' ').match(/\d+/g));
    expect(timesIn('de')).toEqual(timesIn('en'));
  });

  it('the legal pages promise rewards for the plans that include them', () => {
    openPage('/terms');
    expect(text().replace(/\s+/g, ' ')).toContain('first pays for Premium or Enterprise');
  });

  it('the legal pages name the current prices', () => {
    openPage('/terms');
    expect(screen.getByRole('row', { name: /^Premium/ }).textContent).toBe('Premium$19.99$199.903,000');
  });
});
