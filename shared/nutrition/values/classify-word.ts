import { ROUGH, weightOf } from '../match/word-classes.ts';
import { normalForm } from '../parse/normal-form.ts';
import { isAside, isFiller, isJoin, isNegation } from '../parse/vocabulary/filler-words.ts';
import { articles, numberWord, partWord, vagueWords } from '../parse/vocabulary/number-words.ts';
import { sizeOf } from '../parse/vocabulary/sizes.ts';
import { unitOf } from '../parse/vocabulary/units.ts';
import type { SpanKind } from './span-kinds.ts';

/** Units of time, length and strength, which are no amount of food. */
const spans: ReadonlySet<string> = new Set(
  'inch cm centimeter centimetre diameter proof km hour minute percent year month week day old size way x top ca iu ie mcg µg μg ug'.split(
    ' ',
  ),
);

const isAmount = (word: string): boolean =>
  /^[\p{N}½¼¾⅓⅔⅛][\p{N}.,/%½¼¾⅓⅔⅛]*\p{L}{0,4}$/u.test(word) ||
  unitOf(word) !== null ||
  sizeOf(word) !== null ||
  numberWord(word) !== null ||
  partWord(word) !== null ||
  vagueWords.has(word) ||
  spans.has(word);

/** Words about energy and nutrients: '300 CALORIES', '20 g PROTEIN'. */
const stated: ReadonlySet<string> = new Set(
  'calory cal kcal kilocalory kj kilojoule carb carbohydrate macro energy'.split(' '),
);

/** Returns the meaning of a word that belongs to no food: a function word, an amount, or something unknown. */
export const classifyWord = (raw: string): SpanKind => {
  const word = normalForm(raw);
  if (word === '' || articles.has(word) || isFiller(word) || isJoin(word) || isAside(word)) return 'filler';
  if (isNegation(word)) return 'negated';
  if (stated.has(word)) return 'stated';
  if (word.length === 1 && !/\p{N}/u.test(word)) return 'filler';
  if (isAmount(word)) return 'amount';
  return weightOf(word) < ROUGH ? 'modifier' : 'unknown';
};
