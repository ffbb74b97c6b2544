import { isBritish, isCookieMeant } from './british-words.ts';
import { decimal } from './parse-decimal.ts';
import type { NutrientName } from '../values/nutrients.ts';
import { isPlural, normalForm } from './normal-form.ts';
import { originalRange, rewrite, type TextRange, type TrackedText } from './tracked-text.ts';

/** Nutrients that a text states for a food. */
export type StatedNutrients = Readonly<Partial<Record<Exclude<NutrientName, 'calories'>, number>>>;

interface Located {
  /** Where it stands in the original text; empty if it was inserted. */
  ranges: readonly TextRange[];
}
export interface WordToken extends Located {
  kind: 'word';
  /** As the user wrote it. */
  raw: string;
  /** Normalized form. */
  text: string;
  plural: boolean;
  /** Set if it is part of a food's name, whatever it means elsewhere. */
  named?: true;
}
export interface NumberToken extends Located {
  kind: 'number';
  raw: string;
  value: number;
  /** Whether it is only 'a' or 'an', which is rarely meant as a count. */
  article: boolean;
  /** Set if it may be a recognition error: 'to eggs' for two. */
  guessed?: true;
  /** Set if it is energy in kcal: '250 calories'. Not a number if only nutrients are stated. */
  energy?: true;
  /** Stated g of nutrients, mg of sodium: '30 g protein'. */
  nutrients?: StatedNutrients;
}
/** Punctuation that ends a phrase: comma, semicolon, period, line break. */
interface BreakToken extends Located {
  kind: 'break';
  raw: string;
}
export type Token = WordToken | NumberToken | BreakToken;

const vulgarFractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

const pattern = new RegExp(
  [
    String.raw`(?<clock>\d{1,2}:\d{2})`,
    String.raw`(?<range>\d+(?:[.,]\d+)?\s?[-–]\s?\d+(?:[.,]\d+)?(?![\d/]))`,
    String.raw`(?<fraction>(?:\d+\s+)?\d+\s?[/⁄]\s?[1-9]\d*)`,
    String.raw`(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d{1,3}(?:\.\d{3})+,\d+|[1-9]\d{0,2}(?: 0\d\d)(?!\d)|\d+(?:[.,]\d+)?|(?<![\p{L}\d])[.,]\d+)(?<percent>\s?%)?`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}'’]*)`,
    String.raw`(?<join>[&+])`,
    String.raw`(?<break>[,;.:!?{}|/•·\n\r—–]|\s-\s)`,
  ].join('|'),
  'gu',
);

const fraction = (text: string): number => {
  const [, whole = '0', top = '0', bottom = '1'] = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/.exec(text) ?? [];
  return Number(whole) + Number(top) / Number(bottom);
};

const middle = (text: string): number => {
  const [low = 0, high = 0] = text.split(/\s?[-–]\s?/).map((part) => decimal(part));
  return (low + high) / 2;
};

type Ranges = readonly TextRange[];

const number = (raw: string, value: number, ranges: Ranges): NumberToken => ({
  kind: 'number',
  raw,
  value,
  article: false,
  ranges,
});
const word = (raw: string, ranges: Ranges): WordToken => ({
  kind: 'word',
  raw,
  text: normalForm(raw),
  plural: isPlural(raw),
  ranges,
});
const sign = (raw: string, text: string, ranges: Ranges): WordToken => ({
  kind: 'word',
  raw,
  text,
  plural: false,
  ranges,
});

const tokenOf = (match: RegExpExecArray, source: TrackedText): Token => {
  const [raw] = match;
  const groups = match.groups ?? {};
  const ranges = [originalRange(source, match.index, match.index + raw.length)];
  if (groups['range'] !== undefined) return number(raw, middle(raw), ranges);
  if (groups['fraction'] !== undefined) return number(raw, fraction(raw), ranges);
  if (groups['percent'] !== undefined) return sign(raw, raw.replace(/\s/g, ''), ranges);
  if (groups['number'] !== undefined)
    return number(raw, decimal(raw, match.input.slice(match.index + raw.length)), ranges);
  if (groups['word'] !== undefined) return word(raw, ranges);
  return groups['join'] === undefined ? { kind: 'break', raw, ranges } : sign(raw, 'and', ranges);
};

/**
 * A time with a point at the start of a sentence or after a meal: '12.30 chicken wrap', 'lunch 13.00 soup'. Quarters of
 * small numbers are amounts ('1.25 apples'), and so are numbers before a unit.
 */
const POINTED_TIME =
  /(?<=(?:^|[\n,;.])\s*|\b(?:breakfast|brekkie|lunch|dinner|supper|snack|frühstück|mittagessen|abendessen|mittags|abends)\s(?:at |um |around )?)(?![1-5]\.(?:25|50|75))([1-9]|1\d|2[0-3])\.([0-5][05])(?=\s?(?:am|pm|uhr|h)\b|\s?[-–:,]\s|\s(?!(?:g|kg|mg|oz|ml|cl|dl|l|lbs?|cups?|tbsp|tsp|gramm?s?|grams?|litres?|liters?|liter|ounces?|pounds?|kilos?|k?cal|calories|kj|pints?|slices?|pieces?|servings?|portions?|x|of)\b)\p{L})/giu;

/** Rewritings that make a text readable as words, numbers and breaks. */
const rewritings: readonly (readonly [pattern: RegExp, replace: (match: RegExpExecArray) => string])[] = [
  [/<[^<>]{0,200}>/g, () => '\n'],
  [/\bhttps?:\/\/\S+|\b[\w.]+@\w+\.\S+/g, () => ' '],
  [/^\s*[-−](?=\d[^\n]*$)/g, () => 'minus '],
  [/(\d)\s?["”″](?=\s?\p{L})/gu, ([, digit = '']) => `${digit} inch `],
  [/^\s*(?:[-*]|\d{1,2}[.)])\s+/gm, () => '\n'],
  [/(\d?)\s?([¼½¾⅓⅔⅛])/g, ([, whole = '', part = '']) => `${whole} ${vulgarFractions[part]}`],
  [/\b(kaffee|tee) mit (?=milch\b(?! und zucker))/gi, ([, drink = '']) => `${drink} mit Schuss `],
  // 'That was soup' opens a text. 'A stew with beef that was 300 g' weighs the stew.
  [/(?<=^|[\n.;!?]\s*)that (was|is)\b/gi, ([, verb = '']) => verb],
  [POINTED_TIME, ([, hour = '', minute = '']) => `${hour}:${minute}`],
  [/\bchippy tea(?=\s?[:–-])/gi, () => 'dinner'],
  // 'The same for lunch' repeats a meal.
  [
    /\b(?:the )?same (?:again |thing )?(?:for|at) (breakfast|lunch|dinner|supper)\b/gi,
    ([, meal = '']) => `. ${meal}: same`,
  ],
  // 'B - oats, L - soup' names the meals.
  [/(?<=^|[\n.,;]\s*)(BF|[BLDS])\s*[-–—]\s*(?=[\p{L}\d])/gmu, ([, letter = '']) => `${letter}: `],
  [/!(?=\s\p{Ll})/gu, () => ' '],
  [/\bpints?\b/gi, ({ 0: raw, input }) => (isBritish(input) ? 'imperialpint' : raw)],
  [
    /(?<=^\s*|\d\s|\b(?:an?|the|my|some|few|of|and|with|plus|two|three|four|five|six)\s)biscuits?\b/gi,
    ({ 0: raw, input }) => (isCookieMeant(input) ? `plain ${raw}` : raw),
  ],
  // A food's former owner says nothing about the food.
  [
    /\b(?:my|our|his|her|the|an?)\s(?:toddler|baby|kid|child|son|daughter|wife|husband|girlfriend|boyfriend|partner|friend|brother|sister|roommate|mum|mom|dad)['’]s\b/gi,
    () => 'my',
  ],
  [/\b(?:my|our) (?:son|daughter|toddler|kiddo)(?= (?:had|ate|drank)\b)/gi, () => 'my'],
  [/\bca\.?\s?(?=\d)/gi, () => ' '],
  [/\bapple watch\b/gi, () => 'watch'],
  [/\bbi(?:cc|kk)ies\b/gi, () => 'plain biscuits'],
  [/\bm\s?&\s?m['’]?s?\b/gi, () => 'mandms'],
  [/\bw\/o\b/gi, () => 'without'],
  [/\bw\/(?=\s?\p{L})/giu, () => 'with '],
  [/(?<=[\d¼½¾⅓⅔⅛]\s?)T(?=\.?\s\p{L})/gu, () => ' tbsp'],
  [/\bEL(?=\s\p{L})|(?<=\d\s?)el\b/gu, () => 'tbsp'],
  [/\bfl(?:uid)?\.?\s?(?:oz|ounces?)\b/gi, () => 'floz'],
  [/\b(oz|tbsp|tsp|k?g|ml|lbs?)\.(?=\s?\p{Ll})/gu, ([, unit = '']) => `${unit} `],
];

/**
 * Splits a text into words, numbers (decimal point or comma, fractions, ranges as their middle) and breaks. Drops
 * markup, emoji and other symbols; a time of day ends a phrase.
 */
export const tokenize = (text: string): Token[] => {
  const readable = rewritings.reduce<TrackedText>(
    (source, [expression, replace]) => rewrite(source, expression, replace),
    { text, origins: null },
  );
  return [...readable.text.matchAll(pattern)].map((match) => tokenOf(match, readable));
};
