import { type Fact, figureFact, wordFact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Measure } from '../../facts/measure.ts';
import { proteinTargetFact } from '../../facts/single-facts.ts';
import { FIBER_TARGET, PROTEIN_SHARE } from '../../goals/daily-targets.ts';
import { yourGoal } from './goal-words.ts';
import { type Said, say, sentences } from './sentence.ts';

/** A recommendation of a health body for healthy adults. */
export interface Target {
  words: Said;
  /** The minimum or maximum. */
  bound: Fact | null;
  /** Whether it is a maximum. */
  isMost: boolean;
}

/** Percent of energy: EFSA reference intake ranges for adults (2010). kcal per g: general Atwater factors. */
const CARBS = { from: 45, to: 60, kcal: 4 };
const FAT = { from: 20, to: 35, kcal: 9 };
/** Percent of energy from free sugars: WHO guideline (2015). */
const SUGAR_SHARE = 10;
/** mg per day: WHO guideline (2012). */
const SODIUM = 2000;
/** ml per day from drinks and food, for women and men: EFSA, adequate intake (2010). */
const WATER = { female: 2000, male: 2500 };

const rangeOf = (facts: Facts, name: 'carbs' | 'fat', range: typeof CARBS): Target => {
  const own = facts.targets[name];
  if (own !== null) {
    const bound = figureFact(`target.${name}`, `Daily ${name} target`, own, 'g');
    return { words: say`Your own target is ${bound} of ${name} a day.`, bound, isMost: name === 'fat' };
  }
  const grams = (share: number): number => Math.round((facts.goal.calories * share) / 100 / range.kcal);
  const low = figureFact(`target.${name}.low`, 'From', grams(range.from), 'g');
  const high = figureFact(`target.${name}.high`, 'To', grams(range.to), 'g');
  const source = wordFact(
    `target.${name}.source`,
    'Source',
    `EFSA, the European Food Safety Authority, recommends ${range.from} to ${range.to}% of energy for healthy adults`,
    `Die EFSA, die Europäische Behörde für Lebensmittelsicherheit, empfiehlt gesunden Erwachsenen ${range.from} bis ${range.to} % der Energie`,
  );
  const goal = figureFact('goal', 'Daily goal', facts.goal.calories, 'kcal');
  return {
    words: say`${source}: at ${goal} a day that is ${low} to ${high} of ${name}.`,
    bound: name === 'fat' ? high : low,
    isMost: name === 'fat',
  };
};

const protein = (facts: Facts): Target => {
  const bound = proteinTargetFact(facts);
  if (facts.targets.isOwn.protein)
    return { words: say`Your own protein target is ${bound} a day.`, bound, isMost: false };
  const source = wordFact(
    'target.protein.source',
    'Source',
    `${PROTEIN_SHARE.share}% of energy at ${PROTEIN_SHARE.kcal} kcal per gram (WHO and FAO)`,
    `${PROTEIN_SHARE.share} % der Energie bei ${PROTEIN_SHARE.kcal} kcal pro Gramm (WHO und FAO)`,
  );
  return {
    words: sentences(
      say`Your protein target is ${bound} a day: ${source}, with ${yourGoal(facts)}.`,
      say`People who train hard or are older may need more: ask a dietitian.`,
    ),
    bound,
    isMost: false,
  };
};

const fiber = (): Target => {
  const bound = figureFact('target.fiber', 'Fiber per day', FIBER_TARGET, 'g');
  return {
    words: say`EFSA, the European Food Safety Authority, recommends ${bound} of fiber a day for adults.`,
    bound,
    isMost: false,
  };
};

const sugar = (facts: Facts): Target => {
  const bound = figureFact(
    'target.sugar',
    'Free sugars a day',
    Math.round((facts.goal.calories * SUGAR_SHARE) / 100 / 4),
    'g',
  );
  const share = figureFact('target.sugar.share', 'Maximum energy from free sugars', SUGAR_SHARE, '%');
  const goal = figureFact('goal', 'Daily goal', facts.goal.calories, 'kcal');
  return {
    words: sentences(
      say`The World Health Organization recommends less than ${share} of energy from free sugars: at ${goal} a day that is ${bound}.`,
      say`Sugar in whole fruit and milk doesn’t count toward this, but your entries include it.`,
    ),
    bound,
    isMost: true,
  };
};

const sodium = (): Target => {
  const bound = figureFact('target.sodium', 'Maximum sodium a day', SODIUM, 'mg');
  return {
    words: say`The World Health Organization advises adults to stay below ${bound} of sodium a day.`,
    bound,
    isMost: true,
  };
};

const water = ({ person }: Facts): Target => {
  const women = figureFact('target.water.women', 'Water a day, women', WATER.female, 'ml');
  const men = figureFact('target.water.men', 'Water a day, men', WATER.male, 'ml');
  const bound = person.sex === null ? null : person.sex === 'female' ? women : men;
  return {
    words: say`EFSA, the European Food Safety Authority, recommends ${women} a day for women and ${men} for men, including the water in food.`,
    bound,
    isMost: false,
  };
};

/** Returns the recommendation for adults, or null if none exists that a tracker can use. */
export const targetOf = (facts: Facts, measure: Measure): Target | null => {
  if (measure === 'protein') return protein(facts);
  if (measure === 'carbs') return rangeOf(facts, 'carbs', CARBS);
  if (measure === 'fat') return rangeOf(facts, 'fat', FAT);
  if (measure === 'fiber') return fiber();
  if (measure === 'sugar') return sugar(facts);
  if (measure === 'sodium') return sodium();
  return measure === 'water' ? water(facts) : null;
};
