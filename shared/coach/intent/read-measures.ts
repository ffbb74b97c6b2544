import { foldedText } from './folded-text.ts';
import { NUMBER } from './lexicon.ts';
import { numberOf } from './read-number.ts';

/** Milliliters of a unit. */
const VOLUMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:ml|milliliters?|millilitres?|milliliter)$/, 1],
  [/^(?:cl)$/, 10],
  [/^(?:dl)$/, 100],
  [/^(?:l|lt|lit(?:er|re)s?)$/, 1000],
  [/^(?:fl ?oz|oz|ounces?)$/, 29.5735],
  [/^(?:glass(?:es)?|glas|glaser|gl)$/, 250],
  [/^(?:cups?|tassen?|mugs?|becher)$/, 240],
  [/^(?:bottles?|flaschen?)$/, 500],
  [/^(?:pints?)$/, 473],
];
const UNIT =
  'ml|milliliters?|millilitres?|cl|dl|l|lt|lit(?:er|re)s?|fl ?oz|oz|ounces?|glass(?:es)?|glas|glaser|cups?|tassen?|mugs?|becher|bottles?|flaschen?|pints?';
const KIND =
  '(?:still|plain|tap|sparkling|mineral|cold|warm|hot|fizzy|ice|iced|soda|of|stilles|kaltes|warmes|lauwarmes)';
const NOUN = '(?:water|h2o|wasser|leitungswasser|mineralwasser|sprudel|sprudelwasser)';
const WATER = new RegExp(
  `(?:(an?|ein(?:e|en|er)?) )?(?:(big|large|small|gross(?:e|es|en)?|klein(?:e|es|en)?) )?(?:(${NUMBER}) ?)?(?:(?:an?|ein(?:e|en)?|more|big|large) )*(?:(${UNIT})\\b ?)(?:(?:${KIND}) )*${NOUN}\\b|\\b${NOUN}[: ,-]+(\\d+(?:[.,]\\d+)?) ?(${UNIT})\\b`,
);
/** Water that belongs to a dish, and names with water. */
const NO_WATER =
  /\b(?:with|in|into|mit|im|and boiled|cooked in|mixed with|per) (?:\S+ ){0,3}?(?:water|wasser)\b|\b(?:coconut|tonic|protein|vitamin|rose|lemon|kokos|tonic|sugar|flavou?red) ?(?:water|wasser)\b|\bwater (?:melon|ice|chestnuts?|biscuits?|crackers?|weight|retention|bottle)\b|\bwasser(?:melone|eis)\b/;

/** Maximum of one message, ml. */
const MAX_ML = 5_000;

/** Returns the water of a statement in ml and the folded text without it, or null. */
export const readWater = (text: string): { ml: number; rest: string } | null => {
  const folded = foldedText(text).replace(/(\d)(?=(?:ml|cl|dl|l|oz)\b)/g, '$1 ');
  const match = NO_WATER.test(folded) ? null : WATER.exec(folded);
  if (!match) return null;
  const [whole, article, , count, unit, after, afterUnit] = match;
  const volume = VOLUMES.find(([pattern]) => pattern.test(unit ?? afterUnit ?? ''))?.[1];
  if (volume === undefined) return null;
  const ml = Math.round(numberOf(count ?? after ?? article ?? '1') * volume);
  if (ml < 1 || ml > MAX_ML) return null;
  return { ml, rest: `${folded.slice(0, match.index)} ${folded.slice(match.index + whole.length)}` };
};

const POUND = 0.45359237;
const STONE = 6.35029318;
const WEIGH =
  /\b(?:i (?:now )?weigh(?:ed)?(?: in)?(?: at)?|weighed(?: myself| in)?(?: at)?|weigh in|weigh-in|(?:my )?(?:body ?|current |morning )?weight|(?:the )?scales? (?:says?|said|shows?|showed|reads?)|wiege|ich wog|gewogen|(?:mein )?(?:korper)?gewicht|(?:die )?waage (?:sagt|zeigt|zeigte|sagte))\b/;
const NO_WEIGH =
  /\b(?:goal|target|want|wanted|used to|would|should|if|lose|lost|gain(?:ed)?|ziel\w*|will|mochte|abnehmen|abgenommen|zugenommen|fruher|ideal|lift(?:ed|ing)?|weights|dog|cat|baby|my (?:son|daughter|husband|wife|kid)|hund|katze|kind|trend|what|how|why|when|was ist|wie viel|wieviel|wie)\b/;
const KILOGRAMS =
  /\b(\d{2,3}(?:[.,]\d{1,2})?) ?(kg|kgs|kilos?|kilogramm?s?|lbs?|pounds?|pfund|stones?|st)?\b(?! ?(?:g|grams?|gramm|ml|%|kcal|cal|min|km|days?|tage?))/;

/** Returns the body weight that a statement reports, in kg, or null. @param isImperial unit of a bare number */
export const readWeight = (text: string, isImperial: boolean): number | null => {
  const folded = foldedText(text);
  if (!WEIGH.test(folded) || NO_WEIGH.test(folded) || text.trim().endsWith('?')) return null;
  const after = folded.slice(WEIGH.exec(folded)?.index ?? 0);
  const match = KILOGRAMS.exec(after) ?? KILOGRAMS.exec(folded);
  if (!match) return null;
  const [, digits = '', unit] = match;
  const value = Number(digits.replace(',', '.'));
  if (unit?.startsWith('st') === true) return value * STONE;
  if (unit?.startsWith('pfund') === true) return value / 2;
  const isPounds = unit === undefined ? isImperial : /^(?:lb|pound)/.test(unit);
  return isPounds ? value * POUND : value;
};
