import type { Language } from '#shared/language/languages.ts';
import { languageOfMessage } from '#shared/business-agents/sdr/message-language.ts';

/** Replaces typographic quotes, dashes and spaces by those that the patterns use. */
export const plainText = (text: string): string =>
  text
    .replace(/[’‘`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[\u00a0\u202f]/gu, ' ')
    .replace(/−/gu, '-')
    .replace(/[ \t]+/gu, ' ')
    .trim();

/** Returns the language of a text, or `usual` if it is unclear. */
export const spokenLanguage = (text: string, usual: Language): Language => languageOfMessage(text) ?? usual;

/** Splits a text into clauses, each of which may start with a verb. Text in quotes and after a colon is left out. */
export const clausesOf = (text: string): string[] =>
  plainText(text)
    .replace(/"[^"]*"/gu, '“”')
    // What is only supposed is not asked for.
    .replace(
      /(?<=\S)(?<!\b(?:check|see|ask|know|verify|prüfe?|schau\p{L}*))\s(?:if|when|once|wenn|falls|sobald)\s[^.?!]*/giu,
      '',
    )
    .split(/:\s|:$/u)[0]!
    .split(/[.!?;,]\s+|\s(?:and|then|und|dann|sowie)\s+/iu)
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:and|then|und|dann|so|ok|okay|hi|hey|hello|hallo)[,\s]+/iu, '')
        .replace(/^(?:please|pls|bitte|kindly|just|now|quickly)\s+/iu, '')
        .replace(
          /^(?:can|could|would|will) you (?:please |just )?|^(?:i(?:'d)? (?:want|need|like|would like) (?:you )?to|help me(?: to)?|let's|go ahead and)\s+/iu,
          '',
        )
        .replace(/^(?:kannst|könntest|können|könnten) (?:du|sie) (?:bitte |mir |mal )*/iu, '')
        .replace(/^(?:please|bitte)\s+/iu, ''),
    )
    .filter((clause) => clause !== '');
