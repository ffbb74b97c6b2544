import { type Language, languageAsked } from '#shared/language/languages.ts';

/**
 * The language of an answer: the page's, which its requests name; else the one of the profile, else English.
 * @param profile what the person chose last, on whichever device
 */
export const languageFor = (
  headers: Readonly<Record<string, string | undefined>>,
  profile: Language | null | undefined,
): Language => languageAsked(headers['accept-language']) ?? profile ?? 'en';
