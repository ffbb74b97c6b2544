import type { Edit, NewAmount } from '#shared/coach/intent/edit.ts';
import { foldedText } from '#shared/coach/intent/folded-text.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { maxBelievableGrams } from '#shared/nutrition/portions/believable-weight.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { withGrams } from '#shared/nutrition/values/totals.ts';

export type Change = Extract<Edit, { kind: 'change' }>;

/** Grams of a unit of weight. */
const WEIGHTS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  gramm: 1,
  kg: 1_000,
  kilo: 1_000,
  kilos: 1_000,
  oz: 28.3495,
  ounce: 28.3495,
  ounces: 28.3495,
  lb: 453.592,
  lbs: 453.592,
  pound: 453.592,
  pounds: 453.592,
};
/** A number without a unit is a weight from here on: 'make the almonds 20'. */
const MIN_BARE_GRAMS = 5;
const FLOOR = 0.5;
const PREPARED = /^(?:cooked|raw|dry|gekocht|roh)$/;

const singular = (word: string): string => word.replace(/s$/, '');
const wordsOf = (text: string): string[] =>
  foldedText(text)
    .match(/\p{L}+/gu)
    ?.map(singular) ?? [];

const gramsOf = (item: FoodItem, amount: NewAmount, foods: FoodKnowledge): number | null => {
  if ('factor' in amount) return item.grams * amount.factor;
  const { count, unit } = amount;
  const weight = WEIGHTS[unit ?? ''];
  if (weight !== undefined) return count * weight;
  const name = item.said ?? item.name;
  if (unit !== null && /^(?:ml|cl|l|milliliters?|lit)/.test(unit)) {
    const [described] = describeMeal(`${count} ${unit} ${name}`, foods).items;
    return described?.record_id === item.record_id ? (described?.grams ?? null) : count;
  }
  if (item.portion) return (item.grams * count) / item.portion.count;
  return count >= MIN_BARE_GRAMS ? count : item.grams * count;
};

const withAmount = (item: FoodItem, amount: NewAmount, foods: FoodKnowledge): FoodItem | null => {
  const grams = gramsOf(item, amount, foods);
  if (grams === null || grams <= 0) return null;
  const record = item.record_id === null ? null : foods.recordOf(item.record_id);
  const rounded = Math.round(Math.min(grams, record ? maxBelievableGrams(record) : grams) * 10) / 10;
  const { portion, proposed_grams: _proposed, amount_cut: _cut, ...rest } = withGrams(item, rounded);
  const isCounted =
    portion !== undefined && !('factor' in amount) && WEIGHTS[amount.unit ?? ''] === undefined;
  return {
    ...rest,
    confidence: Math.max(item.confidence, FLOOR),
    ...(isCounted && { portion: { ...portion, count: amount.count } }),
  };
};

const onlyItem = (text: string, foods: FoodKnowledge): FoodItem | null => {
  const { items, not_understood } = describeMeal(text, foods);
  const [item] = items;
  return items.length === 1 && item && item.confidence >= FLOOR && not_understood.length === 0 ? item : null;
};

/** Names the food by the user's words too, if the table's name has none of them: 'Beef wrap (Tantuni)'. */
const namedBy = (item: FoodItem, text: string): FoodItem => {
  const words = wordsOf(text.replace(/\d+/g, ''));
  const known = new Set(wordsOf(item.name));
  if (words.length === 0 || words.some((word) => known.has(word))) return item;
  const phrase = text.trim();
  return { ...item, name: `${phrase.charAt(0).toUpperCase()}${phrase.slice(1, 60)} (${item.name})` };
};

/** Returns the text of the new food: the phrase of the old one with a word replaced, or the new words alone. */
const newFood = (item: FoodItem, { food, replaces }: Change, foods: FoodKnowledge): FoodItem | null => {
  const text = food ?? '';
  const said = item.said ?? foldedText(item.name);
  const old = wordsOf(replaces ?? '').filter((word) => wordsOf(said).includes(word));
  if (PREPARED.test(text)) return onlyItem(`${text} ${said}`, foods);
  if (old.length > 0 && wordsOf(said).length > old.length) {
    const kept = said
      .split(/\s+/)
      .map((word) => (old.includes(singular(foldedText(word))) ? text : word))
      .filter((word, at, all) => all.indexOf(word) === at)
      .join(' ');
    const compound = onlyItem(kept, foods);
    if (compound) return namedBy(compound, kept);
  }
  const alone = onlyItem(text, foods);
  const isVariety = wordsOf(text).some((word) => wordsOf(said).includes(word));
  // 'No, oat milk' after a latte means a latte with oat milk.
  const together = isVariety || replaces !== null ? null : onlyItem(`${text} ${said}`, foods);
  const isDish =
    together !== null && together.record_id !== item.record_id && together.record_id !== alone?.record_id;
  if (isDish) return together;
  return alone && namedBy(alone, text);
};

const replaced = (item: FoodItem, change: Change, foods: FoodKnowledge): FoodItem | null => {
  const next = newFood(item, change, foods);
  if (next === null) return null;
  if (change.amount) return next;
  const { portion } = item;
  const isCount = portion?.unit === 'each' || portion?.unit === 'serving';
  if (!isCount || /\d/.test(change.food ?? ''))
    return /\d/.test(change.food ?? '') ? next : withGrams(next, item.grams);
  return portion.count === 1 ? next : withGrams(next, next.grams * portion.count);
};

/** Returns a food with another amount or another food in its place, or null if the change cannot be understood. */
export const changeItem = (item: FoodItem, change: Change, foods: FoodKnowledge): FoodItem | null => {
  const { amount, food } = change;
  const isOther = food !== null && (amount === null || PREPARED.test(food));
  const next = isOther ? replaced(item, change, foods) : item;
  if (next === null || amount === null) return next;
  return withAmount(next, amount, foods);
};
