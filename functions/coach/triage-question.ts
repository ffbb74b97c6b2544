import type { CoachQuestion } from '#shared/coach/schema.ts';
import type { Language } from '#shared/language/languages.ts';
import { type HelpCountry, helpCountryOf } from '#shared/safety/help-lines/countries.ts';
import { type Triage, triage } from '#shared/safety/triage.ts';
import { safetyFactsOf } from '#shared/safety/user-facts.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { CoachTurn } from './turns-repository.ts';
import type { UserRows } from './user-context-repository.ts';

interface Asked {
  question: CoachQuestion;
  profile: UserRows['profile'];
  /** Newest first. */
  history: readonly CoachTurn[];
  today: LocalDate;
  /** IANA name. */
  zone: string;
  /** The `Accept-Language` header. */
  locales: string | undefined;
  language: Language;
}

/** Returns whom a question needs, from its text, the chat, the profile and the user's country. */
export const triageQuestion = (asked: Asked): Triage & { country: HelpCountry } => {
  const { question, profile, history, today, zone, locales, language } = asked;
  const country = helpCountryOf({ zone, locales, language });
  const found = triage(question.message, {
    language,
    country,
    facts: safetyFactsOf(profile),
    earlier: history.map(({ message }) => message).reverse(),
    year: Number(today.slice(0, 4)),
  });
  return { ...found, country };
};
