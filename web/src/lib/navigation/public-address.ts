import { localizedPath } from '#shared/site/localized-path.ts';
import { language } from '../language/language.ts';

/**
 * Returns the address of a public page in the app's language.
 * @example publicAddress('/#features') // '/de#features' in German
 */
export const publicAddress = (path: string): string => localizedPath(language, path);
