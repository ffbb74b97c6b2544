import type { Language } from '../../language/languages.ts';

/** Words that are common in one language and do not exist in the other. */
const telling: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and is are not i you we our your with for this that it please can could would have what how when thanks thank hello dear me do interested price'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der das und ist sind nicht ich sie ihr ihre wir mit für ein eine einen bitte können könnten haben wie danke guten hallo uns mir kein keine auf zu im vom zum interesse preis'.split(
      ' ',
    ),
  ),
};

/** Returns the language of a message, or null if it is unclear. */
export const languageOfMessage = (message: string): Language | null => {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language): number => words.filter((word) => telling[language].has(word)).length;
  const german = count('de') + words.filter((word) => /[äöüß]/.test(word)).length;
  const english = count('en');
  if (german === english) return null;
  return german > english ? 'de' : 'en';
};
