import type { LucideIcon } from 'lucide-react';

/** Something that the search finds and a press opens or does. */
export interface PaletteItem {
  /** Unique, and the same tomorrow: what was chosen last is known by it. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Under the label. */
  note?: string;
  /** At the end of the row. */
  aside?: string;
  /** What else it is found by, in any language. */
  words?: string;
  run: () => void;
}

/** Items under a title. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
  /** `typed` waits for words; `found` too, and has been searched by them already. */
  shows: 'always' | 'typed' | 'found';
}
