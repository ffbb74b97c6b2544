import type { ErrorDetail } from '../errors/coded-error.ts';
import { helpCountryOf } from './help-lines/countries.ts';
import type { SafetyAdvice } from './refer.ts';
import { triage } from './triage.ts';

interface Where {
  language: 'en' | 'de';
  /** IANA name. */
  zone?: string | undefined;
  /** The `Accept-Language` header or the browser's languages. */
  locales?: string | undefined;
}

/** Returns the error details of an advice: its referral, and its phone links with their names. */
export const adviceDetails = ({ refer, lines }: SafetyAdvice): ErrorDetail[] => [
  { field: 'refer', message: refer },
  ...lines.map(({ name, href }) => ({ field: href, message: name })),
];

/** Returns what to do if a text to log describes an emergency or a crisis, or null. */
export const urgentAdvice = (text: string, where: Where): SafetyAdvice | null => {
  const { refer, advice } = triage(text, { language: where.language, country: helpCountryOf(where) });
  return refer === 'emergency' || refer === 'crisis' ? advice : null;
};
