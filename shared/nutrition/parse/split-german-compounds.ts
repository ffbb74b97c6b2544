import type { Token, WordToken } from './tokenize.ts';
import { isPlural, normalForm } from './normal-form.ts';
import { translateGerman } from './vocabulary/german-words.ts';

/** Dishes that German names after their main ingredient, in English. */
const dishes: ReadonlyMap<string, string> = new Map(
  `suppe soup; cremesuppe soup; salat salad; kuchen cake; torte cake; saft juice; tee tea; eintopf stew; sauce sauce; sosse sauce;
  pfanne stirfry; auflauf casserole; gratin gratin; puree puree; joghurt yogurt; eis icecream; marmelade jam; konfiture jam;
  milch milk; ol oil; braten roast; curry curry; gulasch goulash; pudding pudding; quark quark; shake shake; schorle juice;
  reis rice; nudeln pasta; brei porridge; mus puree; schnitzel schnitzel; wurst sausage; pizza pizza; lasagne lasagna; risotto risotto;
  muffin muffin; muffins muffins; chips chips; burger hamburger; omelett omelette; spiess skewer; kompott compote; essig vinegar`
    .split(/;\s*/)
    .map((pair) => pair.trim().split(/\s+/) as [string, string]),
);

const plainOf = (raw: string): string =>
  raw
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

/** Minimum length of the first part: 'Ei' is too short to tell. */
const MIN_PART = 3;

/** Returns the English of the first part, without the letters that join the parts: 'TomateNsuppe'. */
const firstPart = (part: string, isFood: (word: string) => boolean): string | null => {
  for (const form of [part, part.replace(/(?:en|er|n|s|e)$/, ''), `${part}e`, part.replace(/n$/, '')]) {
    const english = form.length < MIN_PART ? undefined : translateGerman(form);
    if (english !== undefined && isFood(normalForm(english))) return english;
  }
  const same = normalForm(part);
  return part.length > MIN_PART && isFood(same) ? same : null;
};

const wordOf = (english: string, { raw, ranges }: WordToken, isFirst: boolean): WordToken => ({
  kind: 'word',
  raw: isFirst ? raw : '',
  ranges,
  text: normalForm(english),
  plural: isPlural(english),
});

/** Splits compounds of an ingredient and a dish that the table lacks: 'Kartoffelsuppe' is potato soup. */
export const splitGermanCompounds = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isFood: (word: string) => boolean,
): Token[] =>
  tokens.flatMap((token): Token[] => {
    if (token.kind !== 'word' || isKnown(token.text)) return [token];
    const plain = plainOf(token.raw);
    for (let at = MIN_PART; at <= plain.length - 2; at += 1) {
      const dish = dishes.get(plain.slice(at));
      const first = dish === undefined ? null : firstPart(plain.slice(0, at), isFood);
      if (dish !== undefined && first !== null)
        return [wordOf(first, token, true), wordOf(dish, token, false)];
    }
    return [token];
  });
