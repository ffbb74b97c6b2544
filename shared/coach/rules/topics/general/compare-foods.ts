import { amountFact, type Fact, figureFact, nutrientWords } from '../../../../facts/fact.ts';
import type { FoodItem } from '../../../../nutrition/values/food-item.ts';
import type { NutrientName } from '../../../../nutrition/values/nutrients.ts';
import { amountOf } from '../../amounts.ts';
import { nameFact } from '../../find-entries.ts';
import type { Ask } from '../../question.ts';
import { foodWords } from '../../read/food-words.ts';
import { listed, type Said, say, sentences } from '../../sentence.ts';

const BETWEEN = /\b(?:or|versus|than|compared (?:to|with)|and|with)\b/;
const COMPARES =
  /\b(?:or|versus|than|compared?|comparison|difference|better|healthier|more|less|fewer|most|least|which)\b/;
/** Words around two foods. */
const AROUND =
  /\b(?:which|what|is|are|has|have|having|the|more|less|fewer|better|healthier|healthy|worse|higher|lower|most|least|highest|lowest|difference|between|compare|comparison|contains?|of|in|per|100|g|grams?|each|for|cooked|raw|boiled|dry|dried|i|should|choose|pick|eat|weight|loss|gain|muscle)\b/g;

const usual = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;

/** Returns the two foods of a question with their names as written, or null. */
const twoFoods = (ask: Ask): readonly [FoodItem, FoodItem] | null => {
  const parts = ask.rest.split(BETWEEN).map((part) => foodWords(part.replace(AROUND, ' ')));
  const named = parts.filter((part) => part !== '');
  if (named.length !== 2) return null;
  const state = /\b(?:cooked|raw|boiled|dry|dried)\b/.exec(ask.rest)?.[0] ?? '';
  const items = named.map((name) => ask.foods(`100 g ${state} ${name}`.replace(/\s+/g, ' '))[0]);
  const [one, other] = items;
  return one === undefined || other === undefined || one.record_id === other.record_id ? null : [one, other];
};

const idOf = ({ record_id, name }: FoodItem): string => `food:${record_id ?? name}`;

const figure = (item: FoodItem, nutrient: NutrientName): Fact => {
  const value = item.per_100_g[nutrient];
  return amountFact(
    `${idOf(item)}.100.${nutrient}`,
    `${nutrientWords[nutrient]} of a food per 100 g`,
    nutrient,
    value === null ? null : { value, isAtLeast: false },
  );
};

const hundred: Fact = { ...figureFact('per-100', 'Weight', 100, 'g') };

const winner = (items: readonly [FoodItem, FoodItem], nutrient: NutrientName): Said | null => {
  const [one, other] = items.map((item) => figure(item, nutrient).value);
  if (one === null || other === null || one === undefined || other === undefined || one === other)
    return null;
  const most = one > other ? items[0] : items[1];
  return say`${nameFact(idOf(most), most.name)} has more ${nutrientWords[nutrient]}.`;
};

const compared = (ask: Ask): Said | null => {
  if (!COMPARES.test(ask.text) || !BETWEEN.test(ask.rest) || ask.periods.length > 0) return null;
  if (/\b(?:did i|have i|i (?:ate|had|eat)|my)\b/.test(ask.text)) return null;
  const asked = ask.measures.filter((each): each is NutrientName => each !== 'water' && each !== 'meals');
  const isOfFoods =
    asked.length > 0 || /\b(?:better|healthier|versus|compare|difference|or)\b/.test(ask.text);
  if (!isOfFoods) return null;
  const items = twoFoods(ask);
  if (items === null) return null;
  const nutrients: readonly NutrientName[] = asked.length > 0 ? asked : usual;
  const told = items.map(
    (item) =>
      say`${nameFact(idOf(item), item.name)} has ${listed(nutrients.map((each) => amountOf(each, figure(item, each))))}`,
  );
  const result = nutrients.length === 1 && nutrients[0] !== undefined ? winner(items, nutrients[0]) : null;
  return sentences(
    say`Per ${hundred}, ${listed(told)}.`,
    ...(result === null ? [] : [result]),
    say`These values come from the food table.`,
  );
};

/** 'which has more protein, lentils or chickpeas': compares a nutrient of two foods of the table. */
export const compareFoods = (ask: Ask): Said | null =>
  ask.measures.some((each) => each !== 'water' && each !== 'meals') ? compared(ask) : null;

/** 'rice or potatoes', 'difference between quark and skyr': compares two foods of the table. */
export const compareAnyFoods = (ask: Ask): Said | null =>
  /\b(?:better|healthier|versus|compare|comparison|difference|or)\b/.test(ask.text) ? compared(ask) : null;
