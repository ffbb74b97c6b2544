import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core';

/** Kept in step with public/theme.js, which reads it before the first paint. */
const THEME_KEY = 'platewise-theme';

/** Keeps the chosen theme (light, dark or the device's) and tells it to the tokens by `data-theme`. */
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
