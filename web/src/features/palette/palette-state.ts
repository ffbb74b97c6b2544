import { create } from 'zustand';

interface Palette {
  isOpen: boolean;
  /** What is searched for. */
  typed: string;
}

/** The search over the whole app: its buttons, its keys and the window itself agree here. */
export const usePalette = create<Palette>()(() => ({ isOpen: false, typed: '' }));

export const openPalette = (): void => usePalette.setState({ isOpen: true, typed: '' });

export const typeInPalette = (typed: string): void => usePalette.setState({ typed });

export const closePalette = (): void => usePalette.setState({ isOpen: false });
