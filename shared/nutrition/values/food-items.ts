import type { FoodItem } from './food-item.ts';
import type { FoodKnowledge } from '../match/food-knowledge.ts';
import { amountOf, type GroupedFood } from '../match/grouping/grouped-food.ts';
import type { FoodLookup } from '../match/food-lookup.ts';
import type { FoodMatch } from '../match/match-foods.ts';
import { isDietClaim } from '../match/diet-guard.ts';
import { foodsInRow } from '../match/foods-in-row.ts';
import { noHint } from '../match/query.ts';
import { isAbsorbing, isFilling } from '../match/grouping/dish-fillings.ts';
import { headOf, ROUGH, weightOf } from '../match/word-classes.ts';
import { buildMealItem } from './meal-item.ts';
import type { Placement } from '../portions/amount-weight.ts';
import { contentWords } from '../parse/content-words.ts';
import { isMeasured, isStated, noAmount } from '../parse/amount.ts';

/** The items of a mentioned food. */
export interface BuiltFood {
  items: FoodItem[];
  /** The words that each item accounts for. */
  words: ReadonlySet<string>[];
  /** Words between the items that name no food. */
  unknown: readonly string[];
}

/** Minimum score above which a name is not split. */
const ONE_NAME = 0.9;
/** Minimum score above which no word is left over. */
const ANY_NAME = 0.65;

/** Returns the words that a match accounts for: the matching name's and those of the food's own name. */
const wordsOfMatch = (match: FoodMatch): ReadonlySet<string> =>
  new Set([...match.words, ...contentWords(match.record.name)]);

/** Returns whether words only state the kind of the previous food: 'Lucky Charms CEREAL'. */
const isKindOf = (words: readonly string[], before: FoodMatch | undefined): boolean => {
  if (before === undefined) return false;
  const name = contentWords(before.record.name);
  return words.every((word) => name.includes(word));
};

/** Returns the items of foods without separators, or null if the words are one name. The first one has the amount. */
const itemsInRow = (
  food: GroupedFood,
  placement: Placement,
  { index }: FoodKnowledge,
  look: FoodLookup,
): BuiltFood | null => {
  const [part] = food.parts;
  // 'Gluten-free peanut oat bar' must not become foods without the claim.
  const isOne =
    part === undefined || food.parts.length > 1 || isMeasured(part.amount) || part.words.some(isDietClaim);
  if (isOne || (food.match?.score ?? 0) > ONE_NAME) return null;
  const row = foodsInRow(part.words, part.plurals, index, food.match?.words ?? new Set());
  if (row === null || (row.unknown.length > 0 && (food.match?.score ?? 0) > ANY_NAME)) return null;
  const named = row.foods.map(({ words }) =>
    look(
      words.map((word) => ({ word, share: 1 })),
      noHint,
    ),
  );
  const built = row.foods.flatMap(({ words, onTop }, at) => {
    const matches = named[at] ?? [];
    if (isKindOf(words, named[at - 1]?.[0])) return [];
    const amount = at === 0 ? part.amount : noAmount;
    const plural = part.plurals.has(headOf(words) ?? '');
    const said = {
      amount,
      placement: onTop ? ('on-food' as const) : placement,
      plural,
      words: new Set(words),
    };
    if (matches.length === 0) return [];
    return [{ item: buildMealItem({ matches, trust: part.trust, said }), words: new Set(words) }];
  });
  return {
    items: built.map(({ item }) => item),
    words: built.map(({ words }) => words),
    unknown: row.unknown,
  };
};

/** Returns the items of a mentioned food, usually one. */
export const buildFoodItems = (
  food: GroupedFood,
  { placement, toppings }: { placement: Placement; toppings: number },
  knowledge: FoodKnowledge,
  look: FoodLookup,
): BuiltFood => {
  const built = buildItems(food, { placement, toppings }, knowledge, look);
  const brand = food.parts.find((part) => part.brand !== undefined)?.brand;
  if (brand === undefined) return built;
  return { ...built, items: built.items.map((item) => standFor(item, brand)) };
};

/** Confidence of a generic food that stands for a brand without a record. */
const GENERIC = 0.45;

/** Marks an item as the generic food for a brand without a record. */
const standFor = (item: FoodItem, brand: string): FoodItem => ({
  ...item,
  confidence: Math.min(item.confidence, GENERIC),
  stands_for: brand,
});

const buildItems = (
  food: GroupedFood,
  { placement, toppings }: { placement: Placement; toppings: number },
  knowledge: FoodKnowledge,
  look: FoodLookup,
): BuiltFood => {
  const row = itemsInRow(food, placement, knowledge, look);
  if (row !== null && row.items.length > 0) return row;
  if (food.match === null) return { items: [], words: [], unknown: [] };
  const [first] = food.parts;
  const amount = amountOf(food.parts) ?? noAmount;
  // In 'cheese and onion CRISPS' the last listed word may name the food.
  const naming = food.parts.filter((part) => part === first || part.link === 'listed');
  const plural = naming.some(({ plurals, words }) => plurals.has(headOf(words) ?? ''));
  // The size does not depend on the base or side: 'a sandwich ON WHITE BREAD'.
  const sizing = food.parts.filter((part) => part.link === 'listed' || isStated(part.amount));
  const words = new Set(sizing.flatMap(({ spoken }) => [...spoken]));
  const trust = Math.min(...food.parts.map((part) => part.trust));
  const others = food.matches.filter(({ record }) => record !== food.match?.record);
  const named = wordsOfMatch(food.match);
  const held = heldWords(food, named);
  const label =
    held.length === 0
      ? food.match.label
      : `${food.match.label} with ${held.join(' ')}`.slice(0, MAX_NAME_LENGTH).trim();
  return {
    items: [
      buildMealItem({
        matches: [{ ...food.match, label }, ...others],
        trust,
        said: {
          amount,
          placement,
          toppings,
          plural,
          behind: first?.trailing === true,
          words,
          dry: first?.dry === true,
          isDryUnclear: first?.isDryUnclear === true,
        },
      }),
    ],
    words: [new Set([...named, ...held.flatMap((word) => contentWords(word))])],
    unknown: [],
  };
};

/** Maximum number of words of fillings in the name of an item. */
const MAX_HELD_WORDS = 6;
const MAX_NAME_LENGTH = 200;

/**
 * Returns the fillings that the record of a dish includes without naming them, as written: 'pad see ew WITH CHICKEN'. The
 * item's name mentions them, so that no word is lost.
 */
const heldWords = ({ parts }: GroupedFood, named: ReadonlySet<string>): string[] => {
  if (parts.length < 2 || !isAbsorbing(parts)) return [];
  return parts
    .filter(
      (part, at) =>
        at > 0 &&
        isFilling(part) &&
        !part.negated &&
        part.link !== 'in' &&
        part.words.some((word) => weightOf(word) >= ROUGH && !named.has(word)),
    )
    .flatMap(({ tokens, words }) =>
      tokens.flatMap((token) =>
        token.kind === 'word' && words.includes(token.text) && !named.has(token.text) && token.raw !== ''
          ? [token.raw.toLowerCase()]
          : [],
      ),
    )
    .slice(0, MAX_HELD_WORDS);
};
