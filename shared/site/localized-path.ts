import type { Language } from '../language/languages.ts';
import { fileOf, type PublicPath } from './public-paths.ts';

/**
 * Returns the path of a public page in a language. English uses the plain path, other languages a prefix.
 * @param path from the root, including query and hash
 * @example addressIn('de', '/#features') // '/de#features'
 */
export const localizedPath = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[#?])/, '')}`;

/**
 * Returns the file of a public page in the built site.
 * @example fileIn('de', '/blog') // 'de/blog.html'
 */
export const fileIn = (language: Language, path: PublicPath): string => {
  if (language === 'en') return fileOf(path);
  return path === '/' ? `${language}.html` : `${language}/${fileOf(path)}`;
};
