import { isLanguage, type Language } from '#shared/language/languages.ts';
import type { LanguageOf } from '../profile/public.ts';

/** The fields that every trigger of the user pool has. */
interface Occasion {
  request: { userAttributes: { sub?: string }; clientMetadata?: Record<string, string> | undefined };
}

/** Returns the language that the page sent with its request, or null. */
export const languageOfPage = ({ request: { clientMetadata } }: Occasion): Language | null => {
  const named = clientMetadata?.['language'];
  return isLanguage(named) ? named : null;
};

/**
 * Chooses the language of a user pool email: the page's, otherwise the profile's. A failed profile read does not block
 * the email.
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
