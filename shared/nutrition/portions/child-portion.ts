import type { GroupedFood } from '../match/grouping/grouped-food.ts';
import { isMeasured, isStated } from '../parse/amount.ts';
import type { FoodItem } from '../values/food-item.ts';
import { withGrams } from '../values/totals.ts';

/** Words for a small child who eats the meal. */
const child =
  /\b(?:toddler|my (?:baby|son|daughter|little one|kid)|the (?:baby|kids?)|baby had|child['’]s|kids?['’]? (?:portion|meal|plate|lunch)|school lunch|lunch ?box|happy meal|years? old|months? old|blw|mein(?:e|em|er)? (?:sohn|tochter|kind|baby))\b/i;

/** 'Finished my toddler's banana' was eaten by the parent. */
const eatenByParent = /\bI (?:ate|had|finished)\b|\bleftovers?\b|\bfinished my\b/i;

/** Share of an adult's usual portion that a small child eats. */
const CHILD_SHARE = 0.5;

/** Vessels and portions that are smaller for a child. */
const ofChild: ReadonlySet<string> = new Set(['bowl', 'plate', 'serving', 'handful', 'splash']);

/** Returns whether a text is about a child's meal. */
export const isForChild = (text: string): boolean => child.test(text) && !eatenByParent.test(text);

/** Halves the usual portion of a food without a stated amount. What an adult eats is not learned from it. */
export const toChildPortion = (food: GroupedFood, item: FoodItem): FoodItem => {
  const isUsual = food.parts.every(
    ({ amount }) => !isMeasured(amount) && (!isStated(amount) || ofChild.has(amount.portion ?? '')),
  );
  if (!isUsual || item.proposed_grams === undefined) return item;
  const grams = Math.max(0.1, Math.round(item.grams * CHILD_SHARE * 10) / 10);
  const { portion: _portion, ...rest } = item;
  return { ...withGrams(rest, grams), proposed_grams: grams };
};
