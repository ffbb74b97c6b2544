import type { Said } from '../coach/rules/sentence.ts';
import { english, type Translator } from '../language/translator.ts';
import type { Fact } from './fact.ts';
import { factIn } from './fact-words.ts';
import { quoted } from './plain-name.ts';

/** A fact shown as digits only, since the surrounding text has its unit. */
interface Digits {
  bare: Fact;
}

type Place = Fact | Said | Digits | string;

/** Writes texts about facts in one language. */
export interface Speaker extends Translator {
  /**
   * Fills a text of the catalog: facts are inserted as words and cited. The text itself must not contain user data, so
   * that every number comes from a fact.
   * @example tell('You average {average} a day.', { average })
   */
  tell: (text: string, places?: Readonly<Record<string, Place>>) => Said;
  /** Returns a name as plain text in the language's quotes. */
  quoted: (name: string) => string;
}

/** '7' of '7 days'. */
export const digitsOf = (fact: Fact): Digits => ({ bare: fact });

export const createSpeaker = (words: Translator): Speaker => {
  const told = (place: Place): Said => {
    if (typeof place === 'string') return { text: place, cited: [] };
    if ('cited' in place) return place;
    if ('bare' in place) return { text: words.number(place.bare.value ?? 0), cited: [place.bare] };
    return { text: factIn(words, place), cited: [place] };
  };
  return {
    ...words,
    tell: (text, places = {}) => {
      const said = Object.entries(places).map(([name, place]) => [name, told(place)] as const);
      const values = Object.fromEntries(said.map(([name, each]) => [name, each.text]));
      return { text: words.t(text, values), cited: said.flatMap(([, { cited }]) => cited) };
    },
    quoted: (name) => (words.language === 'de' ? quoted(name).replace(/^“(.*)”$/s, '„$1“') : quoted(name)),
  };
};

export const englishSpeaker: Speaker = createSpeaker(english);
