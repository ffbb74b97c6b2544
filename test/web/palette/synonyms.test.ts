import { describe, expect, it } from 'vitest';
import { palettePages } from '#web/app/palette/palette-pages.ts';
import { paletteGroups } from '#web/features/palette/palette-groups.ts';
import { tabs } from '#web/features/shell/tabs.ts';

const ignore = () => undefined;
const way = { toPath: ignore, toTab: ignore, toSite: ignore, toPart: ignore } as unknown as Parameters<
  typeof palettePages
>[1];
const pages = { title: 'Pages', shows: 'always' as const, items: palettePages(tabs, way) };

const firstFor = (typed: string): string | undefined => paletteGroups(typed, [pages], [])[0]?.items[0]?.label;

describe('The synonyms of the search', () => {
  it.each([
    ['cancel subscription', 'Subscription'],
    ['how do I cancel my subscription', 'Subscription'],
    ['refund', 'Subscription'],
    ['receipts', 'Billing'],
    ['settings', 'Profile'],
    ['preferences', 'Profile'],
    ['notification settings', 'Notifications'],
    ['change password', 'Security'],
    ['close my account', 'Data'],
    ['faq', 'Help'],
    ['how to', 'Help'],
  ])('the search opens the page for %j', (typed, page) => {
    expect(firstFor(typed)).toBe(page);
  });
});
