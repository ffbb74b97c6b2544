/**
 * Follows the device's theme unless the user chose one, as the app does once it runs.
 * @param ended stops it
 */
export const followDeviceTheme = (ended: AbortSignal): void => {
  const root = document.documentElement;
  const follow = ({ matches }: MediaQueryListEvent): void => {
    if (root.dataset.theme === 'auto') root.dataset.mantineColorScheme = matches ? 'dark' : 'light';
  };
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow, { signal: ended });
};
