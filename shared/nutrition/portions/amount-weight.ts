import { maxBelievableGrams } from './believable-weight.ts';
import type { FoodRecord, Portion } from '../table/food-record.ts';
import type { Amount } from '../parse/amount.ts';
import { sizeOf } from '../parse/vocabulary/sizes.ts';
import { FLUID_OUNCE_ML, OUNCE_G, PINT_ML } from '../parse/vocabulary/units.ts';
import { weighDry } from './dry-weight.ts';
import { findPortion } from './find-portion.ts';
import { largeWhole } from './large-whole.ts';
import { portionWeight, servingWeight } from './portion-weight.ts';
import { FILLING_G, trusts, type Weight } from './weight.ts';

/** Position of a food in the meal: on its own, on another food, inside of it, or in a drink. */
export type Placement = 'alone' | 'on-food' | 'filling' | 'in-drink';

/** An amount of a food with its context. */
export interface MentionedAmount {
  amount: Amount;
  placement: Placement;
  /** Whether the food is plural in the text. */
  plural: boolean;
  /** Whether the amount comes after the food. */
  behind?: boolean;
  words: ReadonlySet<string>;
  /** Number of pieces that it is on: two for the butter of 'two slices of toast with butter'. */
  toppings?: number;
  /** Whether it was weighed before cooking. */
  dry?: boolean;
  /** Whether that is unclear. */
  isDryUnclear?: boolean;
}

/** Milliliters of the cup that portions are based on. */
const CUP_ML = 240;
/** g per ml of a solid without a known cup, loosely filled. */
const LOOSE = 0.6;
const MEASURED = 0.95;

/** Returns whether a volume was stated in pints. Drinks of the UK and Ireland have a portion for the imperial one. */
const isInPints = (millilitres: number): boolean => ((millilitres / PINT_ML) * 4) % 1 < 0.001;

const none: ReadonlySet<string> = new Set();

const portionOf = (record: FoodRecord, unit: string, words: ReadonlySet<string>) =>
  findPortion(record, { unit, size: null, words })?.portion;

const ownUnit = (record: FoodRecord, unit: string): number | undefined =>
  portionOf(record, unit, none)?.grams;

/** Minimum for a number without a unit to be grams: of countable foods, and of others. */
const MIN_BARE_GRAMS = 30;
const MIN_BARE_GRAMS_OF_MASS = 10;

/** Returns whether a number means grams: 'chicken 200' and 'oats 50', but not 'eggs 20' and '100 eggs'. */
const isBareWeight = (
  record: FoodRecord,
  { amount, plural, behind = false }: MentionedAmount,
  grams: number,
): boolean => {
  const count = amount.count ?? 0;
  if (amount.size !== null || !Number.isInteger(count)) return false;
  const isMass =
    !record.liquid && ['whole', 'piece', 'slice'].every((unit) => ownUnit(record, unit) === undefined);
  if (behind && isMass && count >= MIN_BARE_GRAMS_OF_MASS) return true;
  return count >= MIN_BARE_GRAMS && (behind || !plural) && grams > maxBelievableGrams(record);
};

/** Portions that mean one without a number: 'rice bowl' is one bowl, 'apple slices' are some. */
const vessels: ReadonlySet<string> = new Set(
  'cup bowl plate glass can bottle pot bag bar container box pouch packet tube'.split(' '),
);

const volumeWeight = (record: FoodRecord, millilitres: number, words: ReadonlySet<string>): Weight => {
  const own = (unit: string): number | undefined =>
    findPortion(record, { unit, size: null, words })?.portion.grams;
  const ounce = own('floz');
  if (ounce !== undefined) return { grams: (millilitres * ounce) / FLUID_OUNCE_ML, trust: MEASURED };
  const cup = own('cup') ?? (own('tbsp') ?? 0) * 16;
  if (cup > 0) return { grams: (millilitres * cup) / CUP_ML, trust: MEASURED };
  return record.liquid
    ? { grams: millilitres, trust: MEASURED }
    : { grams: millilitres * LOOSE, trust: trusts.common };
};

/** Returns the weight of a measured amount, or null. Ounces of a drink are fluid ounces. */
const measuredWeight = (record: FoodRecord, amount: Amount, words: ReadonlySet<string>): Weight | null => {
  const times = amount.each ? (amount.count ?? 1) : 1;
  const pint = amount.millilitres === null ? undefined : ownUnit(record, 'pint');
  if (pint !== undefined && isInPints(amount.millilitres ?? 0))
    return { grams: (pint * times * (amount.millilitres ?? 0)) / PINT_ML, trust: trusts.own };
  if (amount.grams !== null) {
    const grams = amount.grams * times;
    if (!(record.liquid && amount.ounces)) return { grams, trust: trusts.stated };
    return volumeWeight(record, (grams / OUNCE_G) * FLUID_OUNCE_ML, words);
  }
  return amount.millilitres === null ? null : volumeWeight(record, amount.millilitres * times, words);
};

/** Slices of bread that the source's portion 'for a sandwich' is for. */
const SANDWICH_SLICES = 2;

/** Returns the weight of a spread, cheese or cold cut on bread, g; of a sandwich's portion each slice has half. */
const toppingWeight = ({ grams, words }: Portion, toppings = 1): number =>
  words.includes('sandwich') && toppings > 1 ? (grams * toppings) / SANDWICH_SLICES : grams * toppings;

/** Returns the usual weight if no amount is stated; for a singular food at most one piece. */
const usualWeight = (record: FoodRecord, said: MentionedAmount): Weight => {
  const splash = said.placement === 'in-drink' ? ownUnit(record, 'splash') : undefined;
  if (splash !== undefined) return { grams: splash, trust: trusts.usual };
  const topping = said.placement === 'alone' ? undefined : portionOf(record, 'topping', none);
  if (topping !== undefined) return { grams: toppingWeight(topping, said.toppings), trust: trusts.usual };
  const serving = servingWeight(record);
  if (said.placement === 'filling') return { grams: Math.min(serving.grams, FILLING_G), trust: trusts.usual };
  const whole = said.plural
    ? null
    : findPortion(record, { unit: 'whole', size: null, words: said.words })?.portion;
  // 'Watermelon' does not mean a cube of it.
  return whole == null ||
    whole.words.some((word) => sizeOf(word) !== null || (said.placement === 'alone' && !said.words.has(word)))
    ? serving
    : {
        // 'Footlong' names its portion, which may exceed the default one.
        grams:
          whole.words.length > 0 && whole.words.some((word) => said.words.has(word))
            ? whole.grams
            : Math.min(whole.grams, serving.grams),
        trust: trusts.usual,
      };
};

/** Pieces that are part of a food's name: '3 broccoli FLORETS'. */
const pieces: ReadonlySet<string> = new Set([
  'floret',
  'spear',
  'slice',
  'stick',
  'clove',
  'leaf',
  'ring',
  'segment',
]);

/** Returns whether a part of a whole food was eaten: 'a third of a cake', 'the whole lasagna'. */
const isPartOfWhole = ({ amount: { count, size }, words }: MentionedAmount): boolean =>
  count !== null &&
  ((count < 1 && (size === null || size === 'large' || size === 'huge')) || words.has('whole'));

/** Times its usual weight that a food may weigh to have the stated energy. */
const MAX_TIMES_USUAL = 4;
/** kcal per 100 g below which additions such as a dressing are most of the energy. */
const LIGHT_KCAL = 60;

/** Returns whether a number after a drink means liters: 'Weizen 0,5', 'Cola 0,33'. */
const isInLiters = ({ liquid }: FoodRecord, { amount, behind = false }: MentionedAmount): boolean => {
  const { count, portion, size } = amount;
  return liquid && behind && portion === null && size === null && count !== null && count < 1 && count > 0;
};

/** Minimum count of sushi rolls that means pieces, of which a roll has six to eight: '8 CALIFORNIA ROLLS'. */
const MIN_PIECES = 4;

/** Returns the weight of the pieces that a food is cut into if so many whole ones are unlikely, g. */
const pieceOfMany = (record: FoodRecord, count: number): number | undefined =>
  count >= MIN_PIECES && Number.isInteger(count) && /\bsushi rolls?\b/i.test(record.name)
    ? ownUnit(record, 'piece')
    : undefined;

/** Returns whether a food is called a cup. */
const isCup = ({ name }: FoodRecord): boolean => / cups?$/i.test(name);

/** Returns the weight of an amount of a food. */
export const weighAmount = (record: FoodRecord, said: MentionedAmount): Weight => {
  const { amount, words } = said;
  const measured = measuredWeight(record, amount, words);
  if (measured !== null)
    return said.dry === true && amount.grams !== null
      ? { ...measured, grams: weighDry(record, measured.grams) }
      : measured;
  const { count, portion, size, kilocalories } = amount;
  const density = record.per_100_g.calories ?? 0;
  if (kilocalories !== null && density > 0) {
    const grams = (kilocalories * 100) / density;
    const usual = weighAmount(record, { ...said, amount: { ...amount, kilocalories: null } }).grams;
    // A salad of 350 kcal is not 1.5 kg of lettuce but has a dressing.
    return density < LIGHT_KCAL && grams > usual * MAX_TIMES_USUAL
      ? { grams: usual, trust: trusts.common }
      : { grams, trust: trusts.stated };
  }
  if (portion !== null && (count !== null || vessels.has(portion))) {
    // 'A peanut butter cup' is one piece, not a cupful.
    const unit = portion === 'cup' && !record.liquid && isCup(record) ? 'whole' : portion;
    const weight = portionWeight(record, { unit, size, words });
    return { grams: weight.grams * (count ?? 1), trust: weight.trust };
  }
  if (isInLiters(record, said)) return volumeWeight(record, (count ?? 0) * 1000, words);
  // 'A fries' is a portion, not one of them.
  const isPortion =
    amount.article &&
    said.plural &&
    portion === null &&
    (portionOf(record, 'whole', words)?.grams ?? Infinity) < servingWeight(record).grams;
  if (size === null && (count === null || isPortion)) return usualWeight(record, said);
  const named = [...words].find((word) => pieces.has(word) && ownUnit(record, word) !== undefined);
  if (named !== undefined && count !== null && portion === null)
    return { grams: (ownUnit(record, named) ?? 0) * count, trust: trusts.own };
  const whole = isPartOfWhole(said) ? largeWhole(record) : null;
  if (whole !== null) return { grams: whole * (count ?? 1), trust: trusts.common };
  // 'A latte' is the usual one, like 'latte', although the table also has it in three sizes.
  const isSized =
    size === null &&
    record.portions.every(
      ({ unit, words: own }) => unit !== 'whole' || own.some((word) => sizeOf(word) !== null),
    );
  const isCounted = !record.liquid || (ownUnit(record, 'whole') !== undefined && !isSized);
  const weight = isCounted
    ? portionWeight(record, { unit: 'whole', size, words })
    : portionWeight(record, { unit: 'serving', size, words });
  const piece = size === null ? pieceOfMany(record, count ?? 1) : undefined;
  if (piece !== undefined) return { grams: piece * (count ?? 1), trust: trusts.common };
  const grams = weight.grams * (count ?? 1);
  if (isBareWeight(record, said, grams)) return { grams: count ?? 0, trust: trusts.common };
  return { grams, trust: weight.trust };
};
