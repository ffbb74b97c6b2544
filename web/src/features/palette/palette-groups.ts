import { t } from '#web/lib/language/translate.ts';
import { fitness } from './match.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

const MAX_RECENT = 5;
const MAX_OF_GROUP = 6;

/** What a server found fits, whatever it is called; as a group it goes after what is found by a word of its own. */
const FOUND = 2;

/** Raises what was chosen lately before what fits as well. */
const LATELY = 0.1;

/** Nothing is typed: what was chosen last, then what there always is. */
const unasked = (sources: readonly PaletteGroup[], recent: readonly string[]): PaletteGroup[] => {
  const all = new Map(sources.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const last = recent
    .map((id) => all.get(id))
    .filter((item) => item !== undefined)
    .slice(0, MAX_RECENT);
  const shown = new Set(last);
  const standing = sources
    .filter(({ shows }) => shows === 'always')
    .map((group) => ({ ...group, items: group.items.filter((item) => !shown.has(item)) }));
  return [{ title: t('Last used'), items: last, shows: 'always' }, ...standing];
};

const fitting = (group: PaletteGroup, typed: string, recent: readonly string[]) => {
  const isFound = group.shows === 'found';
  const fitOf = ({ label, words }: PaletteItem): number =>
    Math.max(isFound ? FOUND : 0, fitness(typed, label, words));
  const items = group.items
    .map((item) => ({ item, fit: fitOf(item) }))
    .filter(({ fit }) => fit > 0)
    .map(({ item, fit }) => ({ item, fit: recent.includes(item.id) ? fit + LATELY : fit }))
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MAX_OF_GROUP);
  return { ...group, items: items.map(({ item }) => item), best: isFound ? FOUND : (items[0]?.fit ?? 0) };
};

/**
 * What the search offers for what is typed: groups with the best fit first, and in each what was chosen lately before
 * what fits as well. Groups without anything are left out.
 * @param recent ids of what was chosen, the last first
 */
export const paletteGroups = (
  typed: string,
  sources: readonly PaletteGroup[],
  recent: readonly string[],
): PaletteGroup[] => {
  const groups =
    typed.trim() === ''
      ? unasked(sources, recent)
      : sources.map((group) => fitting(group, typed, recent)).toSorted((one, other) => other.best - one.best);
  return groups.filter(({ items }) => items.length > 0);
};
