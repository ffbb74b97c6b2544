import { create } from 'zustand';

interface Palette {
  isOpen: boolean;
  /** Search text. */
  typed: string;
}

/** State of the command palette, shared by its buttons, its keyboard shortcut and the dialog. */
export const usePalette = create<Palette>()(() => ({ isOpen: false, typed: '' }));

export const openPalette = (): void => usePalette.setState({ isOpen: true, typed: '' });

export const typeInPalette = (typed: string): void => usePalette.setState({ typed });

export const closePalette = (): void => usePalette.setState({ isOpen: false });
