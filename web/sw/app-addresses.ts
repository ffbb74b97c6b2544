import { languageNames } from '#shared/language/languages.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { guardedPaths, paths } from '#web/lib/navigation/paths.ts';

/** Addresses that have a public page too: the edge says which of both it is, as long as it is reached (decision D39). */
const bothHave = new Set<string>([paths.home, paths.pricing]);

const ofTheApp = new Set<string>(
  [...Object.values(paths), ...guardedPaths].filter((path) => !bothHave.has(path)),
);

const plain = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether the app alone draws an address. */
export const isOfTheApp = ({ pathname }: URL): boolean => ofTheApp.has(plain(pathname));

/** Whether the app draws it for who is signed in, and a public page for everybody else. */
export const isOfBoth = ({ pathname }: URL): boolean => bothHave.has(plain(pathname));

const inOtherLanguages = new Set(
  languageNames
    .filter((language) => language !== 'en')
    .flatMap((language) => [...bothHave].map((path) => localizedPath(language, path))),
);

/** Whether it is such an address in another language, from where the edge leads who is signed in to the app's own. */
export const leadsToTheApp = ({ pathname }: URL): boolean => inOtherLanguages.has(plain(pathname));
