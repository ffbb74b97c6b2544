import type { Language } from '../language/languages.ts';
import { fileOf, type PublicPath } from './public-paths.ts';

/**
 * The address of a public page in a language. English has the plain addresses, every other one stands under its name.
 * @param path from the root, with whatever follows it
 * @example addressIn('de', '/#features') // '/de#features'
 */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[#?])/, '')}`;

/**
 * The file of a public page in the built site.
 * @example fileIn('de', '/blog') // 'de/blog.html'
 */
export const fileIn = (language: Language, path: PublicPath): string => {
  if (language === 'en') return fileOf(path);
  return path === '/' ? `${language}.html` : `${language}/${fileOf(path)}`;
};
