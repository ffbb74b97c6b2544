import type { Language } from '#shared/language/languages.ts';
import { germanFaq, germanPopular } from './de/faq.ts';
import { faq, popular, type QuestionGroup } from './faq.ts';

export interface HelpTexts {
  faq: readonly QuestionGroup[];
  /** Articles, by their English address. */
  popular: readonly { name: string; href: string }[];
}

/** The questions in each language. An id is the same in all of them: links to an answer keep working. */
export const faqIn: Readonly<Record<Language, HelpTexts>> = {
  en: { faq, popular },
  de: { faq: germanFaq, popular: germanPopular },
};
