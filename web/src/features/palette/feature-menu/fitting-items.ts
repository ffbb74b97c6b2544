import { fitness } from '../match.ts';
import type { PaletteItem } from '../palette-item.ts';

/** Features with a heading. */
export interface FeatureGroup {
  title: string;
  items: readonly PaletteItem[];
}

/** Returns the items that match a query in their order. Empty groups are omitted. */
export const fittingItems = (typed: string, groups: readonly FeatureGroup[]): FeatureGroup[] => {
  if (typed.trim() === '') return [...groups];
  return groups
    .map(({ title, items }) => ({
      title,
      items: items.filter(
        ({ label, note = '', words = '' }) => fitness(typed, label, `${note} ${words}`) > 0,
      ),
    }))
    .filter(({ items }) => items.length > 0);
};
