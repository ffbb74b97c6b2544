import type { LucideIcon } from 'lucide-react';

/** Item that the palette finds, and opens or runs when chosen. */
export interface PaletteItem {
  /** Unique and stable: recent choices are stored by ID. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Shown under the label. */
  note?: string;
  /** Shown at the end of the row. */
  aside?: string;
  /** Additional search terms in any language. */
  words?: string;
  run: () => void;
}

/** Items with a heading. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
  /** `typed` is hidden for an empty query; `found` too, and was already filtered by the server. */
  shows: 'always' | 'typed' | 'found';
}
