import type { Language } from '#shared/language/languages.ts';

/** A text to check, with what determines the advice and its phone numbers. */
export interface AdviceRequest {
  text: string;
  language: Language;
  /** IANA name. */
  zone: string;
  /** The browser's languages. */
  locales: string;
}
