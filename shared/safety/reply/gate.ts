import { conflictsInText } from '../../diet/conflicts-in-text.ts';
import { type CheckedFood, conflictsOfAll } from '../../diet/conflicts.ts';
import { type DietConstraints, readDiet } from '../../diet/read-diet.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { checkFigures } from '../../facts/figures/find-invented-figures.ts';
import type { Language } from '../../language/languages.ts';
import { noSafetyFacts, type SafetyFacts, safetyFactsOf } from '../user-facts.ts';
import { sentenceFault, sentencesOf, type TextFault } from './check-text.ts';
import { claimsDeed, type Deeds, isFalseClaim } from './claims.ts';
import { isMislabeled } from './number-labels.ts';
import { namesAvoided } from './avoided-names.ts';

/** A turn of a chat, in which a text may claim what the turn did. */
interface Turn {
  deeds: () => Deeds;
  /** The user's words. */
  message: string;
  /** Returns the names of the foods in a text. */
  namesIn: (text: string) => readonly string[];
  /** Returns what the food table knows about the foods in a text. */
  foodsIn: (text: string) => CheckedFood[];
}

/** Who reads a text, and what it is compared with. */
export interface Reader {
  person: SafetyFacts;
  /** What the text must not suggest. Null if it names an eaten food, which the user may log. */
  constraints: DietConstraints | null;
  /** The diary and the facts that numbers are bound to. Missing: numbers are not compared. */
  numbers?: { diary: Facts; sheet: readonly Fact[]; language: Language };
  /** Missing: the text is no reply, so it claims no deeds. `draft`: the user sends it under their own name. */
  turn?: Turn | 'draft';
}

/** The reader of a text that names eaten foods: whatever they are, the user may log them. */
export const foodNameReader: Reader = { person: noSafetyFacts, constraints: null };
/** The reader of a draft that the user checks and sends. */
export const draftReader: Reader = { person: noSafetyFacts, constraints: null, turn: 'draft' };

/** A reader to whom something is suggested. */
export type SuggestionReader = Reader & { constraints: DietConstraints };

/** Returns the reader of texts that suggest something to a user. @param numbers see `Reader` */
export const readerOf = (
  profile: (Parameters<typeof safetyFactsOf>[0] & Parameters<typeof readDiet>[0]) | null,
  numbers?: Reader['numbers'],
): SuggestionReader => ({
  person: safetyFactsOf(profile),
  constraints: readDiet(profile ?? {}),
  ...(numbers && { numbers }),
});

/** Why the gate rejects a text, with the numbers if they are wrong. */
export interface GateFault {
  kind: TextFault | 'claim' | 'diet' | 'number';
  numbers?: readonly string[];
}

/** Phone numbers and temperatures, which are no values of the diary. */
const notValues =
  /(?<![\d.,])(?:911|112|999|988|000|111|116 ?1\d\d|143|144|145|741741)(?![\d.,]*\d)(?! ?(?:kcal|calories|kj|k?g|mg|ml|kalorien|%)\b)|\+?\d[\d ()/-]{6,}\d|\d+(?:[.,]\d+)? ?°\s?[CF]?/g;

const breaksDiet = (sentence: string, constraints: DietConstraints, turn: Reader['turn']): boolean => {
  if (turn === undefined || turn === 'draft') return conflictsInText(sentence, constraints).length > 0;
  const { isNamed, rest } = namesAvoided(sentence, constraints.avoid);
  return (
    isNamed ||
    conflictsOfAll(turn.foodsIn(rest), constraints).some(
      ({ kind, certainty }) => certainty === 'contains' && kind !== 'dislike',
    )
  );
};

const isWrongClaim = (sentence: string, turn: Reader['turn']): boolean => {
  if (turn === 'draft') return false;
  if (turn === undefined) return claimsDeed(sentence);
  return isFalseClaim(sentence, turn.deeds(), turn.message, turn.namesIn);
};

type CheckedFigure = ReturnType<typeof checkFigures>[number];

/** Gives the first number of a range the unit of the second: '1,700' in '1,700–1,850 kcal'. */
const withUnitsOfRanges = (sentence: string, checked: readonly CheckedFigure[]): CheckedFigure[] =>
  checked.map((each, at) => {
    const { figure } = each;
    const next = checked[at + 1]?.figure;
    const between = sentence.slice(figure.at + figure.text.length, next?.at);
    return figure.kind === null && next !== undefined && /^\s*(?:[–—-]|to|bis)\s*$/.test(between)
      ? { ...each, figure: { ...figure, kind: next.kind, of: next.of } }
      : each;
  });

const wrongNumbers = (sentence: string, { numbers, turn }: Reader): string[] => {
  if (numbers === undefined) return [];
  const { diary, sheet, language } = numbers;
  const plain = sentence.replace(notValues, (found) => ' '.repeat(found.length));
  const [message, written] =
    turn === undefined || turn === 'draft' ? ['', []] : [turn.message, turn.deeds().written];
  const isWritten = (value: number): boolean =>
    written.some(({ calories }) => Math.abs(calories - value) <= Math.max(1, value * 0.01));
  return withUnitsOfRanges(plain, checkFigures(plain, sheet, language))
    .filter(
      ({ figure, isKnown }) =>
        !(figure.kind === 'energy' && isWritten(figure.value)) &&
        isMislabeled(plain, figure, isKnown, { facts: diary, message }),
    )
    .map(({ figure }) => figure.text);
};

/**
 * Returns why a sentence must not be shown to its reader, or null. The only check of texts that the product shows,
 * written by rules or a model: advice, doses, users at risk, insults, leaks, deeds, diets and numbers (decision 0065).
 */
export const gateSentence = (sentence: string, reader: Reader): GateFault | null => {
  const fault = sentenceFault(sentence, reader.person);
  if (fault !== null) return { kind: fault };
  if (isWrongClaim(sentence, reader.turn)) return { kind: 'claim' };
  if (reader.constraints !== null && breaksDiet(sentence, reader.constraints, reader.turn))
    return { kind: 'diet' };
  const numbers = wrongNumbers(sentence, reader);
  return numbers.length === 0 ? null : { kind: 'number', numbers };
};

/** Returns why a text must not be shown to its reader, or null. */
export const gateText = (text: string, reader: Reader): GateFault | null => {
  for (const sentence of sentencesOf(text)) {
    const fault = gateSentence(sentence.text, reader);
    if (fault !== null) return fault;
  }
  return null;
};

/** Returns the items whose texts may be shown to a reader. */
export const showable = <T>(items: readonly T[], reader: Reader, textOf: (item: T) => string): T[] =>
  items.filter((item) => gateText(textOf(item), reader) === null);
