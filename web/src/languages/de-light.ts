/** Texts of the light page, and texts shared with the server. */
const files = import.meta.glob<Record<string, string>>(
  ['./de/light.json', '../../../shared/languages/de/common.json'],
  { eager: true, import: 'default' },
);

/** German texts of the light page, which is shown before the app has loaded. */
export const deLight: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
