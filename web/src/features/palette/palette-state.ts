import { create } from 'zustand';

interface Palette {
  isOpen: boolean;
  /** Search text. */
  typed: string;
  /** Whether it shows the menu of all features instead of searching everything. */
  isMenu: boolean;
}

/** State of the command palette, shared by its buttons, its keyboard shortcut and the dialog. */
export const usePalette = create<Palette>()(() => ({ isOpen: false, typed: '', isMenu: false }));

export const openPalette = (): void => usePalette.setState({ isOpen: true, typed: '', isMenu: false });

/** Opens the menu of all features. */
export const openFeatureMenu = (): void => usePalette.setState({ isOpen: true, typed: '', isMenu: true });

export const typeInPalette = (typed: string): void => usePalette.setState({ typed });

export const closePalette = (): void => usePalette.setState({ isOpen: false });
