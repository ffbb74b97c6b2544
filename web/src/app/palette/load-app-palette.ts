/** Loads the palette in a step of its own: a direct import would list its many files in the first load. */
export const loadAppPalette = async () => (await import('./palette-or-menu.tsx')).PaletteOrMenu;
