import type { Language } from '../../language/languages.ts';

/** Words that are common in one language and do not exist in the other. */
const telling: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and is are not i you we our your with for this that it please can could would have what how when thanks thank hello dear me do interested price at on or but not let us my no yes works call about have has was were been by from they there could would should am any more monday tuesday wednesday thursday friday tomorrow today next week'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der das und ist sind nicht ich sie ihr ihre wir mit für ein eine einen bitte können könnten haben wie danke guten hallo uns mir kein keine auf zu im vom zum interesse preis am um uhr passt ihnen den dem des bei aus nach oder aber nur noch schon bis wenn wird wurde werden hat war es er mich ja nein gern gerne montag dienstag mittwoch donnerstag freitag morgen heute nächste woche was wo wann warum wer'.split(
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
