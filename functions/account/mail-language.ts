import { isLanguage, type Language } from '#shared/language/languages.ts';
import type { LanguageOf } from '../platform/table/read-language.ts';

/** What every trigger of the user pool's knows of an occasion. */
interface Occasion {
  request: { userAttributes: { sub?: string }; clientMetadata?: Record<string, string> | undefined };
}

/** The language of the page that asked, as it says with its request; null where it does not. */
export const languageOfPage = ({ request: { clientMetadata } }: Occasion): Language | null => {
  const named = clientMetadata?.['language'];
  return isLanguage(named) ? named : null;
};

/**
 * In which language the user pool's mail is written: the page's, else the profile's. A table that does not answer
 * keeps no code back.
 */
export const createMailLanguage =
  (languageOf: LanguageOf, report: (error: Error) => void) =>
  async (occasion: Occasion): Promise<Language> => {
    const ofPage = languageOfPage(occasion);
    const { sub } = occasion.request.userAttributes;
    if (ofPage !== null || !sub) return ofPage ?? 'en';
    return languageOf(sub).catch((error: unknown) => {
      report(error as Error);
      return 'en';
    });
  };
