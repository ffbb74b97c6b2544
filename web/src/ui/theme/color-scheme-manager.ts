import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core';

/** Keep in sync with public/theme.js, which reads it before the first paint. */
const THEME_KEY = 'platewise-theme';

/** Stores the selected theme (light, dark or the device's) and applies it to the tokens by `data-theme`. */
export const colorSchemeManager = (root = document.documentElement): MantineColorSchemeManager => {
  const kept = localStorageColorSchemeManager({ key: THEME_KEY });
  return {
    ...kept,
    set: (choice) => {
      root.dataset.theme = choice;
      kept.set(choice);
    },
    subscribe: (onUpdate) =>
      kept.subscribe((choice) => {
        root.dataset.theme = choice;
        onUpdate(choice);
      }),
    clear: () => {
      root.dataset.theme = 'auto';
      kept.clear();
    },
  };
};
