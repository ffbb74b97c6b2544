import { create } from 'zustand';

/** Whether the search over the whole app is open: its buttons, its keys and the window itself agree here. */
export const usePalette = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openPalette = (): void => usePalette.setState({ isOpen: true });

export const closePalette = (): void => usePalette.setState({ isOpen: false });
