import type { MealType } from '../food-entries/meal-type.ts';
import { lookupOf, type FoodLookup } from './match/food-lookup.ts';
import type { FoodKnowledge } from './match/food-knowledge.ts';
import { groupMentions } from './match/grouping/group-mentions.ts';
import { writtenNamesOf } from './match/grouping/written-name.ts';
import { type ParsedMeal, parseMeal } from './parse/parse-meal.ts';
import { enclosingRange, type TextRange } from './parse/tracked-text.ts';
import { replacedMentions } from './passes/apply-corrections.ts';
import { mealEnergy } from './passes/stated-energy.ts';
import { findBrands } from './passes/find-brands.ts';
import { repeatMeals } from './passes/repeat-meals.ts';
import { runMentionPasses } from './passes/mention-passes.ts';
import { shareTotalWeight } from './passes/share-total-weight.ts';
import { splitFillings } from './passes/split-fillings.ts';
import { isForChild, toChildPortion } from './portions/child-portion.ts';
import { countToppings, findPlacements } from './portions/placement.ts';
import { classifyWord } from './values/classify-word.ts';
import { buildFoodItems } from './values/food-items.ts';
import type { FoodItem } from './values/food-item.ts';
import { paintFood } from './values/paint-food.ts';
import { quickAdd } from './values/quick-add.ts';
import { scaleToEnergy } from './values/scale-to-energy.ts';
import type { SkipReason } from './values/skip-reasons.ts';
import { createSpanPainter, MAX_PART_LENGTH, type SpanPainter, type TextSpan } from './values/text-spans.ts';

/** One of the meals that a text describes. */
interface DescribedMeal {
  /** Null if the text does not name it. */
  meal: MealType | null;
  /** Days from today: 0 today, -1 yesterday; null if the text does not say. */
  day: number | null;
  /** Clock time as 'HH:MM', null if the text does not say. */
  time: string | null;
  /** Position of its first character in the text. */
  from: number;
  /** Position after its last character. */
  to: number;
  /** Indexes of its items; empty if none of its words was understood. */
  items: number[];
}

/** A text about food, read. */
export interface MealDescription {
  items: FoodItem[];
  /** The first meal that the text names, e.g. 'for breakfast'; null when it names none. */
  meal_type: MealType | null;
  /** The meals with an item or a word that was not understood, in the order of the text. */
  meals: DescribedMeal[];
  /** Parts of the text that no food was found for, as the user wrote them. */
  not_understood: string[];
  /** Parts that are not logged, with the reason. */
  skipped: { text: string; reason: SkipReason }[];
  /** What each word of the text is. Every word is in exactly one span. */
  spans: TextSpan[];
}

const MAX_ITEMS = 40;
const MAX_TEXT_LENGTH = 4_000;

/** Markup and addresses, which are not read. */
const MARKUP = /<[^<>]{0,200}>|\bhttps?:\/\/\S+|\b[\w.]+@\w+\.\S+/g;

/** Describes the foods of one meal and paints its words. */
const describeFoods = (
  { mentions }: ParsedMeal,
  knowledge: FoodKnowledge,
  lookup: FoodLookup,
  painter: SpanPainter,
  { first, forChild }: { first: number; forChild: boolean },
): FoodItem[] => {
  for (const { negated, amount, tokens } of mentions)
    if (negated || amount.count === 0) for (const { ranges } of tokens) painter.paint(ranges, 'negated');
  for (const { tokens } of replacedMentions(mentions))
    for (const { ranges } of tokens) painter.paint(ranges, 'negated');
  // Passes: resolve corrections, shared amounts, ingredients.
  const resolved = findBrands(runMentionPasses(mentions, lookup), lookup);
  // Match: group neighboring mentions into the foods of the table that fit them best.
  const foods = splitFillings(
    shareTotalWeight(groupMentions(resolved, lookup, writtenNamesOf(knowledge))),
    lookup,
  );
  // Portions and values: weigh each food and calculate its nutrients.
  const placements = findPlacements(foods);
  const items: FoodItem[] = [];
  for (const [at, food] of foods.entries()) {
    const placement = placements[at] ?? 'alone';
    const toppings = countToppings(foods, at, placement);
    const built = buildFoodItems(food, { placement, toppings }, knowledge, lookup);
    paintFood(painter, food, built, first + items.length);
    items.push(...(forChild ? built.items.map((item) => toChildPortion(food, item)) : built.items));
  }
  if (items.length === 0) return quickAdd(mentions);
  const kcal = mealEnergy(mentions);
  return kcal === null ? items : scaleToEnergy(items, kcal);
};

/** Adds a meal: to the last one if it is the same one. */
const addMeal = (meals: DescribedMeal[], next: DescribedMeal): void => {
  const last = meals.at(-1);
  const isSame = last?.meal === next.meal && last.day === next.day && last.time === next.time;
  if (last === undefined || !isSame) meals.push(next);
  else Object.assign(last, { to: Math.max(last.to, next.to), items: [...last.items, ...next.items] });
};

/**
 * Turns a free-text meal, e.g. '2 eggs and a slice of toast with butter', into weighed foods with values from a food
 * table. Never throws and never invents a food: unrecognized parts are returned in `not_understood`, and an implausible
 * amount is cut and lowers the confidence. The same text always gives the same result.
 */
export const describeMeal = (text: string, knowledge: FoodKnowledge): MealDescription => {
  const lookup = lookupOf(knowledge);
  const read = text.slice(0, MAX_TEXT_LENGTH);
  const painter = createSpanPainter(read);
  // Parse: text to tokens to meals to segments to food mentions.
  const { meals: parsed, meal_type, named, skipped } = parseMeal(read, knowledge);
  for (const { 0: markup, index } of read.matchAll(MARKUP))
    painter.paint([[index, index + markup.length]], 'filler');
  painter.paint(named, 'meal');
  for (const { ranges } of skipped) painter.paint(ranges, 'negated');
  const forChild = isForChild(read);
  const items: FoodItem[] = [];
  const meals: DescribedMeal[] = [];
  for (const meal of repeatMeals(parsed)) {
    const found = describeFoods(meal, knowledge, lookup, painter, {
      first: items.length,
      forChild,
    });
    const kept = found.slice(0, MAX_ITEMS - items.length);
    const { mentions: _mentions, range, ...place } = meal;
    const [from, to] = range;
    addMeal(meals, { ...place, from, to, items: kept.map((_, at) => items.length + at) });
    items.push(...kept);
  }
  const spans = painter.spans(classifyWord).map((span) => withinItems(span, items.length));
  const open = spans.filter(({ kind }) => kind === 'unknown');
  const unknown = open.map(({ from, to }) => read.slice(from, to));
  const isOpen = (meal: DescribedMeal): boolean =>
    open.some(({ from, to }) => from >= meal.from && to <= meal.to);
  return {
    items,
    meal_type,
    meals: meals.filter((meal) => meal.items.length > 0 || isOpen(meal)),
    not_understood: [...new Set(unknown)].slice(0, MAX_ITEMS).map((part) => part.slice(0, MAX_PART_LENGTH)),
    skipped: skipped.map(({ ranges, reason }) => ({ text: textOf(read, ranges), reason })),
    spans,
  };
};

/** Returns the text from the first to the last of some ranges. */
const textOf = (text: string, ranges: readonly TextRange[]): string =>
  text
    .slice(...enclosingRange(ranges))
    .replace(/^[\s,.;:]+/, '')
    .slice(0, MAX_PART_LENGTH);

/** Marks the words of foods beyond the maximum number as not understood. */
const withinItems = ({ item, ...span }: TextSpan, count: number): TextSpan => {
  if (item === undefined) return span;
  return item < count ? { ...span, item } : { ...span, kind: 'unknown' };
};
