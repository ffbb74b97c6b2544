import { addressIn } from '#shared/site/address-in.ts';
import { language } from '../language/language.ts';

/**
 * Where a public page is in the language of the app.
 * @example publicAddress('/#features') // '/de#features' for who reads German
 */
export const publicAddress = (path: string): string => addressIn(language, path);
