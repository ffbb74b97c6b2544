import type { Language } from '../../../../language/languages.ts';
import { plainGerman } from './plain-german.ts';

/** Words that only German has, without umlauts. */
const german = new Set(
  (
    'ich du er wir ihr mir mich dir dich mein meine meinen meinem meiner dein deine hab habe hatte hast haben gehabt bin ' +
    'bist ist sind sein waren wie wo wann warum wieso weshalb wer wen welche welcher welches welchen welchem viel viele ' +
    'vielen wieviel wieviele und oder aber der das dem den des ein eine einen einem einer kein keine keinen nicht noch ' +
    'nur auch schon mal bitte heute gestern vorgestern morgen abend abends mittag mittags fruh morgens nachts woche ' +
    'wochen tag tage tagen monat monate monaten jahr jahre letzte letzten letzter letztes diese dieser diesen dieses ' +
    'fur mit ohne bei nach seit bis von vom zum zur zu aus uber unter zwischen gegen pro im ' +
    'gegessen getrunken esse essen trinke trinken wiege gewicht kalorien eiweiss fett fette zucker salz ballaststoffe ' +
    'kohlenhydrate wasser fruhstuck mittagessen abendessen zwischenmahlzeit ziel soll sollte kann darf muss brauche ' +
    'gesund ungesund gibt gab was durchschnitt durchschnittlich insgesamt zuletzt oft haufig mehr weniger meisten ' +
    'wenigsten hallo danke tschuss auf deutsch es enthalt enthalten vitamine mineralstoffe eisen lebensmittel montag ' +
    'dienstag mittwoch donnerstag freitag samstag sonntag wochenende wofur unterschied besser schlechter sollen wird werden ' +
    'man denn doch stimmt hilft macht dick schlank abnehmen zunehmen fasten stillen schwanger genug zuviel sinnvoll ' +
    'lachs apfel kaffee brot kase milch ei eier joghurt hahnchen huhn rind kartoffeln nudeln reis obst gemuse idee vorschlag ' +
    'wetter ignoriere zeig zeige gib nenne erzahl schreib drei zwei vier funf eins wegen dazu davon dagegen'
  ).split(' '),
);

/** Words that only English has. */
const english = new Set(
  (
    'i you he she we they my your his her our their the a is are were been have has had how what when where why who which much ' +
    'many and or but of to for with without on at by from this that these those today yesterday tomorrow week weeks ' +
    'month months year years day days last not no yes please can could should would do does did eat ate eaten drink drank ' +
    'drunk calories fiber fibre sugar sodium breakfast lunch dinner weight goal left average best good bad ' +
    'healthy food foods than more less most least it me am there any some about'
  ).split(' '),
);

/** Short words that are the same in both languages or mean something else in the other one. */
const both = new Set(
  'was am an in so die war also man not fast gift tag art rind brot hat end bin es'.split(' '),
);

/** Returns the language that a message is written in, or null if its words do not tell. */
export const languageOf = (message: string): Language | null => {
  const words = plainGerman(message.slice(0, 600))
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const score = (known: ReadonlySet<string>): number =>
    words.reduce((sum, word) => sum + (known.has(word) ? (both.has(word) ? 0.4 : 1) : 0), 0);
  const umlauts = /[äöüß]/iu.test(message) && score(english) < 2 ? 1 : 0;
  const [de, en] = [score(german) + umlauts, score(english)];
  if (de === 0 && en === 0) return null;
  if (de === en) return null;
  return de > en ? 'de' : 'en';
};
