import { t } from '#web/lib/language/translate.ts';
import { fitness } from './match.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

const MAX_RECENT = 5;
const MAX_OF_GROUP = 6;

/** Score of a group found by the server, whatever its names; it ranks below groups that match by a label. */
const FOUND = 2;

/** Bonus for recently chosen items, to break ties. */
const LATELY = 0.1;

/** Returns the groups for an empty query: recent items, then the default ones. */
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
  return [{ title: t('Recently used'), items: last, shows: 'always' }, ...standing];
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
 * Returns the groups for a query: best match first, with recent items first among equals. Empty groups are omitted.
 * @param recent IDs of recently chosen items, latest first
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
