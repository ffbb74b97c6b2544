import Star from 'lucide-react/icons/star';
import { describe, expect, it } from 'vitest';
import { paletteGroups } from '#web/features/palette/palette-groups.ts';
import type { PaletteGroup, PaletteItem } from '#web/features/palette/palette-item.ts';

const anItem = (id: string, label: string): PaletteItem => ({ id, label, icon: Star, run: () => undefined });
const pages: PaletteGroup = {
  title: 'Pages',
  shows: 'always',
  items: [
    anItem('page:diary', 'Diary'),
    anItem('page:plan', 'Plan Tomorrow'),
    anItem('page:planner', 'Plan'),
  ],
};
const leads: PaletteGroup = { title: 'Leads', shows: 'typed', items: [anItem('lead:1', 'Ada Planck')] };
const foods: PaletteGroup = { title: 'Foods', shows: 'found', items: [anItem('food:1', 'Banana')] };
const sources = [pages, leads, foods];

const shown = (typed: string, recent: string[] = []) =>
  paletteGroups(typed, sources, recent).map(({ title, items }) => [
    title,
    ...items.map(({ label }) => label),
  ]);

describe('groupsFor', () => {
  it('shows the default entries while the query is empty', () => {
    expect(shown(' ')).toEqual([['Pages', 'Diary', 'Plan Tomorrow', 'Plan']]);
  });

  it('shows recent choices first, once, and omits those that no longer exist', () => {
    expect(shown('', ['lead:1', 'lead:gone', 'page:plan'])).toEqual([
      ['Recently used', 'Ada Planck', 'Plan Tomorrow'],
      ['Pages', 'Diary', 'Plan'],
    ]);
  });

  it("shows matches in groups, best match first, together with the server's results", () => {
    expect(shown('planc')).toEqual([
      ['Leads', 'Ada Planck'],
      ['Foods', 'Banana'],
      ['Pages', 'Plan Tomorrow', 'Plan'],
    ]);
  });

  it('ranks recent choices first among equal matches', () => {
    const alike = { ...pages, items: [anItem('a', 'Plan one'), anItem('b', 'Plan two')] };
    const [group] = paletteGroups('plan', [alike], ['b']);
    expect(group?.items.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('limits a group to six entries', () => {
    const many = { ...leads, items: Array.from({ length: 20 }, (_none, at) => anItem(`lead:${at}`, 'Ada')) };
    expect(paletteGroups('ada', [many], [])[0]?.items).toHaveLength(6);
  });
});
