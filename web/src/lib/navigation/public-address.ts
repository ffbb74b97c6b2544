import { localizedPath } from '#shared/site/localized-path.ts';
import { language } from '../language/language.ts';

/**
 * Where a public page is in the language of the app.
 * @example publicAddress('/#features') // '/de#features' for who reads German
 */
export const publicAddress = (path: string): string => localizedPath(language, path);
