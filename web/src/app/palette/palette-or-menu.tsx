import { usePalette } from '#web/features/palette/palette-state.ts';
import { AllFeatures } from './all-features.tsx';
import { AppPalette } from './app-palette.tsx';

/** The command palette, or the menu of all features. */
export const PaletteOrMenu = ({ owner }: { owner: string }) => {
  const isMenu = usePalette((state) => state.isMenu);
  return isMenu ? <AllFeatures /> : <AppPalette owner={owner} />;
};
