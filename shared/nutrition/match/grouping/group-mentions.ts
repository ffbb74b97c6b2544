import { findDishOfFillings } from './dish-fillings.ts';
import { groupingCost } from './grouping-cost.ts';
import { hintOf, massOf, type GroupedFood, wordsOf } from './grouped-food.ts';
import type { FoodLookup } from '../food-lookup.ts';
import type { FoodMatch } from '../match-foods.ts';
import type { QueryWord } from '../query.ts';
import { namedWords, type WrittenNameFinder } from './written-name.ts';
import { findStandaloneFoods } from './standalone-foods.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
import { coversAllParts, isAbout, type Others, valueOf } from './score-span.ts';
import { isStated } from '../../parse/amount.ts';
import { weights } from '../scoring-weights.ts';

/** Maximum number of parts per food. */
const MAX_PARTS = 7;

/** The best grouping of all parts up to a position. */
interface Step {
  value: number;
  from: number;
  food: GroupedFood | null;
}

/** A food that starts at a position, and where it ends. */
interface Option {
  end: number;
  value: number;
  food: GroupedFood;
}

const skipping = (part: FoodMention, start: number, own: ReadonlySet<FoodMention>): Option => ({
  end: start + 1,
  value: own.has(part) ? -weights.skipFood : -weights.skip,
  food: { parts: [part], words: [], match: null, matches: [] },
});

/** Returns whether a match is a dish without unmentioned extras: not 'sandwich spread' for a sandwich. */
const isOf = (match: FoodMatch, dish: string, words: readonly QueryWord[]): boolean =>
  match.words.has(dish) &&
  (match.heads.length === 0 || match.heads.some((head) => words.some(({ word }) => word === head)));

/** The context of a meal before its parts are grouped. */
interface Meal {
  others: Others;
  /** Parts that are foods on their own. */
  own: ReadonlySet<FoodMention>;
  look: FoodLookup;
  findWritten: WrittenNameFinder;
}

/** Returns whether a part starts a food of its own, unlike one in a list after 'with': 'a salad with tuna AND EGG'. */
const startsFood = (before: readonly FoodMention[], part: FoodMention): boolean => {
  if (part.startsSentence || isStated(part.amount)) return part.words.length > 0 && part.link === 'listed';
  const last = before.findLastIndex((each) => each.startsSentence || isStated(each.amount));
  const isAttached = before.slice(Math.max(0, last)).some(({ link }) => link !== 'listed' && link !== 'or');
  return part.link === 'listed' && !isAttached && part.words.length > 0;
};

/** Returns the foods of which several parts from a position on write the full name. They are never split. */
const writtenFrom = (
  mentions: readonly FoodMention[],
  start: number,
  { look, findWritten }: Meal,
  options: readonly Option[],
): Option[] => {
  const written: Option[] = [];
  const [first, second] = mentions.slice(start);
  if (first === undefined || second === undefined || first.trailing) return written;
  if (start > 0 && !startsFood(mentions.slice(0, start), first)) return written;
  // 'Bacon, lettuce and tomato sandwich' is one list.
  if (first.afterBreak && !first.startsSentence && second.link === 'listed') return written;
  for (let end = start + 2; end <= mentions.length && end <= start + MAX_PARTS; end += 1) {
    const last = mentions[end - 1];
    if (last === undefined || (isStated(last.amount) && !last.amount.article)) break;
    if (last.some === true || last.startsSentence) break;
    const next = mentions[end];
    if (next !== undefined && !startsFood(mentions.slice(0, end), next)) continue;
    const parts = mentions.slice(start, end);
    const records = findWritten(parts);
    if (records.size === 0) continue;
    const known = options.find((option) => option.end === end)?.food;
    const isKnown = known?.match != null && records.has(known.match.record);
    const words = parts.flatMap((part) => wordsOf({ ...part, words: namedWords(part), extra: [] }, false));
    const matches = look(words, hintOf(parts));
    const match = matches.find(({ record }) => records.has(record)) ?? null;
    if (match === null) continue;
    // More than any other way to join the parts.
    const value = massOf(words) - weights.eachFood + parts.length;
    written.push({ end, value, food: isKnown ? known : { parts, words, match, matches } });
  }
  return written;
};

/** Returns the foods that may start at a position, of one part, two parts and so on. */
const optionsAt = (mentions: readonly FoodMention[], start: number, meal: Meal): Option[] => {
  const { others, own, look } = meal;
  const options: Option[] = [];
  const collected: QueryWord[] = [];
  let behind = false;
  let cost = 0;
  let head: FoodMatch | null = null;
  for (let end = start; end < mentions.length && end < start + MAX_PARTS; end += 1) {
    const food = mentions[end];
    const before = mentions.slice(start, end);
    if (food === undefined) break;
    if (end === start) options.push(skipping(food, start, own));
    else {
      const more = groupingCost(before, food, others === 'weighed');
      if (more === null) break;
      cost += more;
      behind ||= food.link !== 'listed' && food.link !== 'or';
    }
    const parts = [...before, food];
    collected.push(...wordsOf(food, behind));
    const words = [...collected];
    const matches = look(words, hintOf(parts));
    const dish = findDishOfFillings(parts);
    const [first = null] = matches;
    const isHeld =
      dish !== null && first !== null && !coversAllParts(first, parts, others === 'weighed', own);
    const seen = isHeld ? (matches.find((match) => isOf(match, dish, words)) ?? null) : first;
    // In 'ham and cheese sandwich with lettuce' the main food comes before 'with'.
    const isFront = end === start || (!behind && food.link === 'listed' && seen !== null);
    if (isFront || (head !== null && isAbout(seen, words) && (seen?.score ?? 0) >= head.score)) head = seen;
    const { value, match } = valueOf({ parts, words, behind, seen, head, own }, others);
    options.push({ end: end + 1, value: value - cost, food: { parts, words, match, matches } });
  }
  return [...options, ...writtenFrom(mentions, start, meal, options)];
};

const othersOf = (mentions: readonly FoodMention[]): Others => {
  if (mentions.some(({ amount }) => amount.grams !== null)) return 'weighed';
  return mentions.some(({ amount }) => isStated(amount)) ? 'counted' : 'open';
};

const foodsOf = (steps: readonly Step[]): GroupedFood[] => {
  const foods: GroupedFood[] = [];
  for (let end = steps.length - 1; end > 0;) {
    const step = steps[end];
    if (step?.food == null) break;
    foods.unshift(step.food);
    end = step.from;
  }
  return foods;
};

/**
 * Groups neighboring parts into foods, choosing the grouping that best fits the food table's names.
 * @param said parts in text order
 */
export const groupMentions = (
  mentions: readonly FoodMention[],
  look: FoodLookup,
  findWritten: WrittenNameFinder,
): GroupedFood[] => {
  const own = findStandaloneFoods(mentions, look);
  const meal: Meal = { others: othersOf(mentions), own, look, findWritten };
  const steps: Step[] = mentions.map(() => ({ value: -Infinity, from: 0, food: null }));
  steps.unshift({ value: 0, from: 0, food: null });
  for (let start = 0; start < mentions.length; start += 1) {
    // In 'chicken or turkey soup' the part after 'or' is never a separate food.
    if (start > 0 && mentions[start]?.link === 'or') continue;
    const sofar = steps[start]?.value ?? 0;
    for (const { end, value, food } of optionsAt(mentions, start, meal)) {
      const step = steps[end];
      if (step !== undefined && sofar + value > step.value)
        steps[end] = { value: sofar + value, from: start, food };
    }
  }
  return foodsOf(steps);
};
