import { languageNames } from '#shared/language/languages.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { guardedPaths, paths } from '#web/lib/navigation/paths.ts';

/**
 * Addresses with both an app and a public page: the edge decides which one to serve, as long as it is reachable
 * (decision D39).
 */
const bothHave = new Set<string>([paths.home, paths.pricing]);

const ofTheApp = new Set<string>(
  [...Object.values(paths), ...guardedPaths].filter((path) => !bothHave.has(path)),
);

const plain = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Returns whether only the app renders an address. */
export const isOfTheApp = ({ pathname }: URL): boolean => ofTheApp.has(plain(pathname));

/** Returns whether the app renders an address for signed-in users, and a public page for visitors. */
export const isOfBoth = ({ pathname }: URL): boolean => bothHave.has(plain(pathname));

const inOtherLanguages = new Set(
  languageNames
    .filter((language) => language !== 'en')
    .flatMap((language) => [...bothHave].map((path) => localizedPath(language, path))),
);

/**
 * Returns whether it is such an address in another language, which the edge redirects to the app for signed-in users.
 */
export const leadsToTheApp = ({ pathname }: URL): boolean => inOtherLanguages.has(plain(pathname));
