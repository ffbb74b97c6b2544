import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claims, TARGETS_NOTE } from '#shared/site/claims.ts';
import { FOUNDER } from '#shared/site/company.ts';
import { closePage, htmlOf, openPage, pageOf } from './open-page.tsx';

afterEach(closePage);

beforeEach(() => openPage('/'));

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const hero = () => part('Know what’s on your plate.');
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const footer = () => within(screen.getByRole('contentinfo'));

describe('The front page', () => {
  it('LAND-01 shows hero, features, trust, pricing, referral, about and the closing section in order', () => {
    const titles = [...document.querySelectorAll('main > section')].map(
      (section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(titles).toEqual([
      'Know what’s on your plate.',
      'Revolutionary Features',
      'See AI in Action',
      'Built to earn your trust at every meal',
      'Choose your plan',
      'Set a place for a friend',
      'Food is personal. The numbers need a source.',
      'What’s on your plate tonight?',
    ]);
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });

  it('LAND-02 LAND-22 shows monthly and yearly prices at #pricing-section, each with a link to its checkout', () => {
    const prices = document.getElementById('pricing-section')!;
    expect(within(prices).getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
    expect(within(prices).getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', false);
    for (const plan of ['basic', 'premium', 'enterprise']) {
      const ways = within(prices.querySelector<HTMLElement>(`[data-plan="${plan}"]`)!).getAllByRole('link');
      expect(ways.map(hrefOf)).toEqual([
        `/auth?plan=${plan}&interval=monthly`,
        `/auth?plan=${plan}&interval=yearly`,
      ]);
    }
  });

  it('LAND-03 LAND-04 the front page starts with the badge, the logo, a title and a tagline', () => {
    expect(hero().getByText('AI-Powered Nutrition Tracking')).toBeDefined();
    const logo = hero().getByText('Platewise').parentElement;
    expect(logo?.querySelectorAll('svg > *').length).toBeGreaterThan(1);
    expect(hero().getByRole('heading', { level: 1 })).toBeDefined();
    expect(hero().getByText(/^Take a photo, say it or type it\./)).toBeDefined();
  });

  it('LAND-05 LAND-06 (D13) the front page links to the sign-up and to how it works', () => {
    expect(hrefOf(hero().getByRole('link', { name: 'Start Tracking Now' }))).toBe('/auth?tab=sign-up');
    const how = hrefOf(hero().getByRole('link', { name: 'See How It Works' }))!;
    expect(document.querySelector(how)?.textContent).toContain('See AI in Action');
  });

  it.each([
    ['LAND-07 (D15)', '99.2%', 'Food Recognition Accuracy'],
    ['LAND-08 (D15)', '< 3s', 'Average Analysis Time'],
    ['LAND-09 LAND-28 (D15)', '2M+', 'Foods in Database'],
  ])('%s shows %s %s', (_, value, label) => {
    const name = hero().getByText(label, { exact: false, selector: 'dt' });
    expect(name.parentElement?.querySelector('dd')?.textContent).toBe(value);
  });

  it('LAND-11 LAND-12 the front page shows exactly six features', () => {
    const cards = part('Revolutionary Features').getAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'AI Food Recognition',
      'Instant Analysis',
      'Smart Analytics',
      'Personalized Goals',
      'Seamless Experience',
      'Learning AI',
    ]);
  });

  it('LAND-15 the front page lists the features of the AI', () => {
    const points = part('See AI in Action').getAllByRole('heading', { level: 3 });
    expect(points.map(({ textContent }) => textContent)).toEqual([
      'Real-time food identification',
      'Precise portion estimation',
      'Complete macro breakdown',
    ]);
  });

  it('LAND-17 LAND-19 the front page closes with the sign-up and a link back to the top', () => {
    const closing = part('What’s on your plate tonight?');
    expect(hrefOf(closing.getByRole('link', { name: 'Get Started Free' }))).toBe('/auth?tab=sign-up');
    expect(hrefOf(closing.getByRole('link', { name: 'Back to Top' }))).toBe('#top');
  });

  it('LAND-20 LAND-21 the front page links from its footer to the other pages', () => {
    for (const [name, href] of [
      ['About', '/about'],
      ['Blog', '/blog'],
      ['Help', '/help'],
      ['Contact', '/contact'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['AI Agents', '/agents'],
    ] as const) {
      expect(hrefOf(footer().getByRole('link', { name }))).toBe(href);
    }
  });

  it('LAND-23 the front page explains the referral reward', () => {
    const rewards = part('Set a place for a friend').getAllByRole('listitem');
    expect(rewards.map(({ textContent }) => textContent)).toEqual([
      '100credits when a friend signs up',
      '500credits when they upgrade to Premium',
      '1,000credits when they go Pro',
    ]);
    expect(part('Set a place for a friend').getByText('Pro is our Enterprise plan.')).toBeDefined();
  });

  it.each([
    ['LAND-24 LAND-31 (D15)', '500K+', 'active users'],
    ['LAND-25 (D15)', '95%', 'satisfaction'],
    ['LAND-26 (D15)', '24+', 'languages'],
    ['LAND-27 (D15)', '4.9', 'rating of 5'],
    ['LAND-28 (D15)', '2.1M+', 'foods in the database'],
  ])('%s claims %s %s', (_, value, label) => {
    const name = part('Built to earn your trust at every meal').getByText(label, {
      exact: false,
      selector: 'dt',
    });
    expect(name.parentElement?.querySelector('dd')?.textContent).toBe(value);
  });

  it('LAND-29 LAND-30 (D15) the front page names the founder and New York', () => {
    expect(document.getElementById('about')?.textContent).toContain(`founded by ${FOUNDER} in New York`);
  });

  it('D15 marks every unconfirmed claim, and explains the mark in the same section', () => {
    const marks = screen.getAllByRole('link', { name: 'Launch target, see note' });
    expect(marks).toHaveLength(8);
    for (const mark of marks) {
      const note = mark.closest('section')!.querySelector(hrefOf(mark)!);
      expect(note?.textContent).toContain(TARGETS_NOTE);
    }
  });

  it('D15 the front page keeps unconfirmed claims out of structured data', () => {
    const data = JSON.stringify(pageOf('/').data);
    expect(data).toContain('"SoftwareApplication"');
    for (const { value } of Object.values(claims)) expect(data).not.toContain(value.replace('< ', ''));
    expect(data).not.toContain('aggregateRating');
    expect(htmlOf(pageOf('/'))).toContain('application/ld+json');
  });
});
