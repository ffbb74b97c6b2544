import type { Language } from '#shared/language/languages.ts';
import { germanFaq, germanPopular } from './de/faq.ts';
import { faq, popular, type QuestionGroup } from './faq.ts';

export interface HelpTexts {
  faq: readonly QuestionGroup[];
  /** Popular articles by their English address. */
  popular: readonly { name: string; href: string }[];
}

/** Questions by language. IDs are the same in every language, so links to an answer keep working. */
export const faqIn: Readonly<Record<Language, HelpTexts>> = {
  en: { faq, popular },
  de: { faq: germanFaq, popular: germanPopular },
};
