import { type Language, languageAsked } from '#shared/language/languages.ts';

/**
 * Returns the language of a response: the page's, otherwise the profile's, otherwise English.
 * @param profile the language the user last chose on any device
 */
export const responseLanguage = (
  headers: Readonly<Record<string, string | undefined>>,
  profile: Language | null | undefined,
): Language => languageAsked(headers['accept-language']) ?? profile ?? 'en';
