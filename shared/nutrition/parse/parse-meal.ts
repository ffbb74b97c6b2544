import type { MealType } from '../../food-entries/meal-type.ts';
import { correctSpelling, pluralWords } from '../match/correct-spelling.ts';
import type { FoodKnowledge } from '../match/food-knowledge.ts';
import { isHollow, ROUGH, weightOf } from '../match/word-classes.ts';
import { isStated } from './amount.ts';
import type { FoodMention } from './food-mention.ts';
import { readAmount } from './read-amount.ts';
import { splitGermanCompounds } from './split-german-compounds.ts';
import { type SkippedPart, skipUneaten } from './skip-uneaten.ts';
import { splitMeals } from './split-meals.ts';
import { type Segment, splitSegments } from './split-segments.ts';
import { enclosingRange, type TextRange } from './tracked-text.ts';
import { joinRepeatedWords } from './replace-phrases.ts';
import { type NamePredicate, phrasePasses, structurePasses, type TokenPass } from './token-passes.ts';
import { type Token, tokenize } from './tokenize.ts';
import { isFiller } from './vocabulary/filler-words.ts';

/** Trust in a number that was written as it sounds: 'to eggs' for two. */
const MISHEARD_TRUST = 0.8;

const runTokenPasses = (
  passes: readonly TokenPass[],
  tokens: readonly Token[],
  isName: NamePredicate,
): readonly Token[] => passes.reduce((current, { apply }) => apply(current, isName), tokens);

const rawTextOf = ({ tokens }: Segment): string => {
  const start = tokens.findIndex((token) => token.kind === 'number' || !isFiller(token.text));
  return start < 0
    ? ''
    : tokens
        .slice(start)
        .map((token) => token.raw)
        .filter((raw) => raw !== '')
        .join(' ');
};

/** Adds 'canned' to the words of 'A CAN of chickpeas' if the table has that food: home-cooked food comes in no can. */
const addCanned = (words: string[], portion: string | null, isName: NamePredicate): string[] => {
  const canned = ['canned', ...words];
  return portion === 'can' && words.length > 0 && isName(canned) ? canned : words;
};

/** Preparations after a food, which are not part of its name: 'a banana MASHED with yogurt'. */
const lastSteps: ReadonlySet<string> = new Set([
  'mashed',
  'blended',
  'pureed',
  'crushed',
  'mixed',
  'fed',
  'whizzed',
]);

const withoutLastStep = (words: string[], { pairs }: FoodKnowledge['index']): string[] => {
  const [before, last] = words.slice(-2);
  const isStep = last !== undefined && lastSteps.has(last) && !pairs.has(`${before} ${last}`);
  return isStep ? words.slice(0, -1) : words;
};

/** Reads the amount and the food words of a segment and corrects their spelling. */
const readMention = (
  segment: Segment,
  { index, speller }: FoodKnowledge,
  isName: NamePredicate,
): FoodMention => {
  const { link, afterBreak, startsSentence, negated, both, isCorrection = false, isHeaded = false } = segment;
  const reading = readAmount(segment.tokens, isName);
  if (both === true && link === 'with' && !isStated(reading.amount))
    Object.assign(reading.amount, { count: 2, portion: 'topping' });
  const { words: corrected, trust } = correctSpelling(reading.words, index, speller);
  const words = addCanned(withoutLastStep(corrected, index), reading.amount.portion, isName);
  const isGuess = segment.tokens.some((token) => token.kind === 'number' && token.guessed === true);
  return {
    ...reading,
    words,
    plurals: pluralWords(reading.words, words, reading.plurals),
    trust: trust * (isGuess ? MISHEARD_TRUST : 1),
    link,
    afterBreak,
    startsSentence,
    negated,
    isCorrection,
    isHeaded,
    some: segment.tokens.some((token) => token.kind === 'word' && token.text === 'some'),
    raw: rawTextOf(segment),
    tokens: segment.tokens,
    namesFood:
      isName(words) ||
      words.some(
        (word, at) =>
          isName([word, words[at + 1] ?? '']) ||
          (weightOf(word) >= ROUGH && !isHollow(word) && isName([word])),
      ),
    unknown: words.length > 0 && words.every((word) => !index.vocabulary.has(word)),
  };
};

/** The food mentions of one meal, in the order of the text. */
export interface ParsedMeal {
  meal: MealType | null;
  /** Days from today, null if the text does not say. */
  day: number | null;
  /** Clock time as 'HH:MM', null if the text does not say. */
  time: string | null;
  /** Its words in the text, from the first to the last one. */
  range: TextRange;
  mentions: FoodMention[];
}

/** A parsed text. */
export interface ParsedText {
  meals: ParsedMeal[];
  /** The first meal that the text names. */
  meal_type: MealType | null;
  /** Where it names meals, days and times. */
  named: readonly TextRange[];
  /** What it mentions but was not eaten. */
  skipped: readonly SkippedPart[];
}

/** Reads 'n' as 'and' where no name contains it: 'rasberries N cream', unlike 'mac n cheese'. */
const readShortAnd = (tokens: readonly Token[], isPair: (words: readonly string[]) => boolean): Token[] =>
  tokens.map((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind !== 'word' || token.text !== 'n' || before?.kind !== 'word' || next?.kind !== 'word')
      return token;
    // The restaurant 'In-N-Out'.
    if (before.text === 'in') return token;
    // 'A milk 'n cereal bar' is one food: another word follows, and a name has both.
    const isOne = tokens[at + 2]?.kind === 'word' && isPair([next.text, before.text]);
    const isNamed = isOne || isPair([before.text, 'n']) || isPair(['n', next.text]);
    return isNamed ? token : { ...token, text: 'and' };
  });

/** Drops 'top' from 'cheese ON TOP', unless it is part of a name: 'cherry on top'. */
const dropOnTop = (tokens: readonly Token[], isPair: (words: readonly string[]) => boolean): Token[] =>
  tokens.filter((token, at) => {
    const [food, on, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
    const isOnTop = token.kind === 'word' && token.text === 'top' && on?.kind === 'word' && on.text === 'on';
    return !(isOnTop && next?.kind !== 'word' && !(food?.kind === 'word' && isPair([food.text, 'top'])));
  });

/** Parses a text into the food mentions of its meals. */
export const parseMeal = (text: string, knowledge: FoodKnowledge): ParsedText => {
  const { spoken, pairs } = knowledge.index;
  const isName: NamePredicate = (words) => spoken.has(words.join(' '));
  const isWord = (word: string): boolean => knowledge.index.vocabulary.has(word);
  const isPair = (words: readonly string[]): boolean => pairs.has(words.join(' '));
  const tokens = dropOnTop(readShortAnd(joinRepeatedWords(tokenize(text), isWord), isPair), isPair);
  const isFood = (word: string): boolean => spoken.has(word);
  const phrases = splitGermanCompounds(runTokenPasses(phrasePasses, tokens, isName), isWord, isFood);
  const { tokens: eaten, skipped } = skipUneaten(phrases);
  const { sections, meal_type, named } = splitMeals(eaten, text, isPair);
  const meals = sections.map(({ tokens: words, ...section }): ParsedMeal => {
    const segments = splitSegments(runTokenPasses(structurePasses, words, isName));
    return {
      ...section,
      range: enclosingRange(words.flatMap(({ ranges }) => ranges)),
      mentions: segments.map((segment) => readMention(segment, knowledge, isName)),
    };
  });
  return { meals, meal_type, named, skipped };
};
