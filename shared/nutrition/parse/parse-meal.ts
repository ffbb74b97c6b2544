import type { MealType } from '../../food-entries/meal-type.ts';
import type { FoodKnowledge } from '../match/food-knowledge.ts';
import { dropCookedIn } from '../passes/drop-seasonings.ts';
import { pluralsOf, respell } from '../match/correct-spelling.ts';
import { takeParts } from '../passes/dish-ingredients.ts';
import { giveEggs } from '../passes/eggs-in-dish.ts';
import { giveEach } from '../passes/distribute-amounts.ts';
import { shareOut } from '../passes/respective-amounts.ts';
import { takeBack } from '../passes/apply-corrections.ts';
import { markDry } from '../passes/dry-weight.ts';
import { totalOf } from '../passes/total-weight.ts';
import { isMeasured, isStated } from './amount.ts';
import { splitBehindAmounts } from './split-after-amounts.ts';
import { markCorrections } from './mark-corrections.ts';
import { dropAsides } from './drop-unrelated-numbers.ts';
import { dropFortified } from './drop-fortification.ts';
import { isFiller } from './vocabulary/filler-words.ts';
import { keepNames } from './mark-names.ts';
import { readMealWords } from './read-meal-type.ts';
import { readNumbers } from './read-numbers.ts';
import { readSayings } from './replace-phrases.ts';
import { type Reading, readAmount } from './read-amount.ts';
import { type Link, type Segment, segmentsOf } from './split-segments.ts';
import { takeShares } from './apply-shares.ts';
import { tokenize } from './tokenize.ts';
import { unitOf } from './vocabulary/units.ts';
import { giveVessels } from '../passes/drink-vessel.ts';

/** A parsed part of a meal's text that mentions a food. */
export interface SaidFood extends Reading {
  link: Link;
  fresh: boolean;
  begins: boolean;
  negated: boolean;
  /** Whether it replaces an earlier mention. */
  corrects?: boolean;
  /** Whether it is grain, pasta or pulses weighed before cooking. */
  dry?: boolean;
  /** Whether it is unclear if it was weighed dry or cooked. */
  unclear?: boolean;
  /** Whether no name of the table contains any of its words. */
  unknown?: boolean;
  /** Whether the next listed part is attached in the same way. */
  passes?: boolean;
  /** 1 as written, lower after spelling corrections. */
  trust: number;
  /** Written as 'some peas'. */
  some?: boolean;
  /** As the user wrote it. */
  raw: string;
}

/** Confidence in a number that was written as it sounds. */
const HEARD = 0.8;

const rawOf = ({ tokens }: Segment): string => {
  const start = tokens.findIndex((token) => token.kind === 'number' || !isFiller(token.text));
  return start < 0
    ? ''
    : tokens
        .slice(start)
        .map((token) => token.raw)
        .filter((raw) => raw !== '')
        .join(' ');
};

/** Attaches parts listed after 'made with' as well: 'filled with cheese, ham AND EGG'. */
const passOn = (said: SaidFood[]): SaidFood[] => {
  for (const [at, food] of said.entries()) {
    const before = said[at - 1];
    const isListed = food.link === 'listed' && !food.begins && !isStated(food.amount);
    if (isListed && (before?.passes === true || before?.link === 'within'))
      [food.link, food.passes] = ['with', true];
  }
  return said;
};

/**
 * Assigns energy stated separately to its food: 'a sandwich, 250 calories'. Energy of a whole meal is not assigned to a
 * food.
 */
const giveEnergy = (said: readonly SaidFood[]): SaidFood[] => {
  const out: SaidFood[] = [];
  for (const food of said) {
    const { kilocalories, count } = food.amount;
    const before = out.at(-1);
    if (kilocalories === null || food.words.length > 0 || isMeasured(food.amount)) out.push(food);
    else if (before !== undefined && !food.begins && count === null)
      out[out.length - 1] = { ...before, amount: { ...before.amount, kilocalories } };
  }
  return out;
};

/** 'A CAN of chickpeas' means canned chickpeas if the table has them. */
const cannedOf = (
  words: string[],
  portion: string | null,
  isName: (words: readonly string[]) => boolean,
): string[] => {
  const canned = ['canned', ...words];
  return portion === 'can' && words.length > 0 && isName(canned) ? canned : words;
};

/** Parses a meal's text into mentions of foods, and the meal it names. */
export const readSaidFoods = (
  text: string,
  { index, speller }: FoodKnowledge,
): { said: SaidFood[]; meal_type: MealType | null } => {
  const isName = (words: readonly string[]): boolean => index.spoken.has(words.join(' '));
  const counted = dropAsides(
    readNumbers(keepNames(readSayings(dropFortified(tokenize(text))), isName)),
    (word) => unitOf(word) !== null,
  );
  const { meal_type, tokens } = readMealWords(counted, (words) => index.pairs.has(words.join(' ')));
  const said = segmentsOf(splitBehindAmounts(markCorrections(takeShares(tokens)))).map(
    (segment): SaidFood => {
      const { link, fresh, begins, negated, both, corrects = false } = segment;
      const reading = readAmount(segment.tokens, isName);
      if (both === true && link === 'with' && !isStated(reading.amount))
        Object.assign(reading.amount, { count: 2, portion: 'topping' });
      const { words: right, trust } = respell(reading.words, index, speller);
      const words = cannedOf(right, reading.amount.portion, isName);
      const isGuess = segment.tokens.some((token) => token.kind === 'number' && token.guessed === true);
      const plurals = pluralsOf(reading.words, words, reading.plurals);
      return {
        ...reading,
        words,
        plurals,
        trust: trust * (isGuess ? HEARD : 1),
        link,
        fresh,
        begins,
        negated,
        corrects,
        some: segment.tokens.some((token) => token.kind === 'word' && token.text === 'some'),
        raw: rawOf(segment),
        unknown: words.length > 0 && words.every((word) => !index.vocabulary.has(word)),
      };
    },
  );
  return {
    said: markDry(
      shareOut(
        totalOf(
          giveVessels(passOn(dropCookedIn(giveEach(giveEnergy(takeParts(giveEggs(takeBack(said)))))))),
        ).filter(({ amount }) => amount.count !== 0),
      ),
    ),
    meal_type,
  };
};
