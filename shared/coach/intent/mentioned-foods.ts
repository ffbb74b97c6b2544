import { portionKeyOfItem } from '../../foods/apply-usual-portion.ts';
import { portionKeyOf } from '../../foods/portion-key.ts';
import type { PortionKey } from '../../foods/usual-portions.ts';
import { describeMeal } from '../../nutrition/describe-meal.ts';
import type { FoodKnowledge } from '../../nutrition/match/food-knowledge.ts';
import { classifyStatement } from './classify-statement.ts';
import { mealText } from './meal-text.ts';
import { splitStatements } from './split-statements.ts';

/** Maximum number of phrases to look up corrections for. */
const MAX_PHRASES = 20;

/** Phrases and portions of a message, by which corrections and usual portions are looked up; see `foodItem`. */
export interface Mentioned {
  phrases: string[];
  portions: PortionKey[];
}

const unread: ReadonlySet<string> = new Set([
  'question',
  'negated',
  'others',
  'habit',
  'exercise',
  'no-meal',
  'not-tracked',
]);

/** Returns what corrections of a message's foods are looked up by. Nothing if the message logs nothing. */
export const mentionedFoods = (message: string, foods: FoodKnowledge): Mentioned => {
  const texts = splitStatements(message)
    .map(classifyStatement)
    .filter(({ kind }) => !unread.has(kind))
    .map(({ text }) => mealText(text));
  const items = texts.flatMap((text) => describeMeal(text, foods).items);
  const portions = items.flatMap((item) => portionKeyOfItem(item) ?? []);
  return {
    phrases: [...new Set(items.flatMap(({ said }) => said ?? []))].slice(0, MAX_PHRASES),
    portions: [...new Map(portions.map((key) => [portionKeyOf(key), key])).values()].slice(0, MAX_PHRASES),
  };
};
