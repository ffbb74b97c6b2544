import type { LocalDate } from '../../time/local-date.ts';
import type { Language } from '../../language/languages.ts';
import { composeAdvice } from '../../safety/answers/compose-advice.ts';
import { triage } from '../../safety/triage.ts';
import { noSafetyFacts } from '../../safety/user-facts.ts';

/**
 * Returns the safety answer to a message by itself, or null. Callers that know the user's profile, chat and country ask
 * `triage` directly.
 * @param age years, from the profile
 */
export const careOf = (
  message: string,
  age: number | null,
  today: LocalDate,
  language: Language,
): string | null =>
  triage(message, {
    language,
    facts: { ...noSafetyFacts, age },
    year: Number(today.slice(0, 4)),
    country: language === 'de' ? 'DE' : 'other',
  }).advice?.text ?? null;

/** Returns the answer to questions of minors that only adults get answered. */
export const careForMinor = (language: Language): string =>
  composeAdvice('minor', '', { language, country: language === 'de' ? 'DE' : 'other' }).text;
