import type { FoodItem } from '../../../../nutrition/values/food-item.ts';
import { type NutrientName, nutrientNames } from '../../../../nutrition/values/nutrients.ts';
import { amountFact, type Fact, figureFact, nutrientWords } from '../../../../facts/fact.ts';
import { leftFact } from '../../../../facts/single-facts.ts';
import { quoted } from '../../../../facts/plain-name.ts';
import { amountOf } from '../../amounts.ts';
import type { Ask } from '../../question.ts';
import { yourGoal } from '../../goal-words.ts';
import { UNREAD_DAY_NAMES } from '../../find-unread-filter.ts';
import { nameFact } from '../../find-entries.ts';
import { otherWords } from '../../read/other-words.ts';
import { listed, type Said, say, sentences, silence, unsure } from '../../sentence.ts';

const WORTH =
  '(?:calories|calorie|energy|protein|carbs|fat|fiber|sugar|sodium|salt|macros?|nutrition(?:al)?(?: facts| values?| info)?|nutrients)';
const IN = new RegExp(
  `\\b${WORTH}\\b.*?\\b(?:in|of|for|does|do|has|have|are in|is in) (?:one |an? |the )?(.+?)(?: (?:have|has|contain|contains|got))?$`,
);
const BEFORE = new RegExp(
  `^(?:what (?:is|are) )?(?:the )?(.+?) (?:calories|nutrition(?: facts)?|macros|kcal)$`,
);
/** 'What is in a big mac'. */
const CONTENTS = /^(?:and |so |ok )*what (?:all )?is (?:actually |really )?in (?:an? |the |one )?(.+)$/;
const HEALTHY =
  /\b(?:is|are) (?:an? |the )?(.+?) (?:any )?(?:healthy|unhealthy|good|bad|ok|okay|fine|nutritious|fattening)\b|\bhow (?:healthy|good|bad|nutritious) (?:is|are) (?:an? |the )?(.+)$|\btell me about (.+)$/;
const MAY =
  /\b(?:can|could|may|should|shall) i (?:still )?(?:eat|have|drink) (?:an? |some |the |one )?(.+)$|\b(?:does|will|would) (?:an? |some |the )?(.+?) fit\b/;
/** Words that do not name a food, or refer to the user's own. */
const none =
  /^(?:it|that|this|them|these|me|you|i|my.*|total|average|all|everything|anything|something|what|more|less|now|next|a day|day|per day|today|week|month|how much|how many|each|goal.*|.*\b(?:breakfast|lunch|dinner|snack|average|total|daily|usual|typical)\b.*)?$/;

const withArticle = (name: string): string =>
  name
    .replace(
      /\b(?:for me|please|per day|a day|right now|now|tonight|on a diet|to eat|roughly|approximately|approx|ballpark|more or less|or so|usually|anyway|for (?:breakfast|lunch|dinner|snack))\b.*$/,
      '',
    )
    .trim();

const foodsIn = (ask: Ask, pattern: RegExp): { name: string; items: readonly FoodItem[] } | null => {
  const match = pattern.exec(ask.rest);
  const name = withArticle(match?.slice(1).find((group) => group !== undefined) ?? '');
  if (none.test(name) || /\b(?:i|my|me)\b/.test(name)) return null;
  return { name, items: ask.foods(name).slice(0, 4) };
};

const unknown = (name: string): Said =>
  unsure(
    say`I couldn’t find ${nameFact('asked', name)} in the food table, and I’d rather not guess. Log Food can look it up.`,
  );

const idOf = ({ record_id, name }: FoodItem): string => `food:${record_id ?? quoted(name)}`;

const figure = (item: FoodItem, nutrient: NutrientName): Fact => {
  const value = item.nutrients[nutrient];
  return amountFact(
    `${idOf(item)}.${nutrient}`,
    `${nutrientWords[nutrient]} in a food from the table`,
    nutrient,
    value === null ? null : { value, isAtLeast: false },
  );
};

const head = (item: FoodItem): Said =>
  say`${nameFact(idOf(item), item.name)} (${figureFact(`${idOf(item)}.grams`, 'Weight', item.grams, 'g')})`;

const source: Said = say`These values come from the food table.`;

const worth = (ask: Ask, items: readonly FoodItem[]): Said => {
  const asked = ask.measures.filter((each) => each !== 'water' && each !== 'meals');
  const nutrients = asked.length > 0 ? asked : (['calories', 'protein', 'carbs', 'fat'] as const);
  const known = (item: FoodItem): Said =>
    listed(nutrients.map((nutrient) => amountOf(nutrient, figure(item, nutrient))));
  return sentences(...items.map((item) => say`${head(item)} has ${known(item)}.`), source);
};

/**
 * Thresholds per 100 g. Sugar, fat and sodium: front-of-pack guide of the UK's FSA (2016); fiber: Regulation (EC)
 * 1924/2006.
 */
const marks: readonly (readonly [nutrient: NutrientName, from: number, words: string])[] = [
  ['fiber', 6, 'high in fiber'],
  ['sugar', 22.5, 'high in sugar'],
  ['fat', 17.5, 'high in fat'],
  ['sodium', 600, 'high in salt'],
];

const healthy = (item: FoodItem): Said => {
  const high = marks
    .filter(([nutrient, from]) => (item.per_100_g[nutrient] ?? 0) > from)
    .map(([, , words]) => words);
  const shown = nutrientNames.filter((nutrient) => item.nutrients[nutrient] !== null && nutrient !== 'carbs');
  return sentences(
    say`No single food is good or bad: what counts is what you eat over a week.`,
    say`${head(item)} has ${listed(shown.map((nutrient) => amountOf(nutrient, figure(item, nutrient))))}.`,
    high.length === 0
      ? silence
      : high.some((each) => each !== 'high in fiber')
        ? say`By UK and EU labeling standards, it’s ${listed(high.map((each) => say`${each}`))}: fine now and then, or in a smaller portion.`
        : say`By UK and EU labeling standards, it’s high in fiber.`,
    source,
  );
};

const fits = (ask: Ask, items: readonly FoodItem[]): Said => {
  const { facts } = ask;
  const calories = items.reduce((sum, { nutrients }) => sum + (nutrients.calories ?? 0), 0);
  const energyAnswer = worth({ ...ask, measures: ['calories'] }, items);
  if (ask.isMinor) return energyAnswer;
  if (facts.risk !== null) return sentences(energyAnswer, say`If you feel like it, have it and enjoy it.`);
  const { left } = facts.goal;
  if (left <= 0)
    return sentences(
      energyAnswer,
      say`You have reached ${yourGoal(facts)} today. If you are hungry, have it and enjoy it.`,
    );
  return sentences(
    energyAnswer,
    calories <= left
      ? say`Yes, that fits: you have ${leftFact(facts)} left today.`
      : say`You have ${leftFact(facts)} left today, so a smaller portion would fit.`,
  );
};

/** Matches illnesses: a food table cannot say whether a food suits them. */
const ILLNESS =
  /\b(?:diabet\w*|kidneys? (?:disease|failure|trouble|problems?)|dialysis|gout|celiac|coeliac|high blood pressure|hypertension|cholesterol|heart (?:disease|failure)|ibs|crohn\w*|cancer)\b/;

const withIllness = ({ text }: Ask, said: Said): Said =>
  ILLNESS.test(text)
    ? sentences(said, say`If you have an illness, ask your doctor, diabetes team or dietitian how it fits.`)
    : said;

/** Returns the food named next to a measure: 'calories banana', 'how many calories is a big mac'. */
const foodLeft = (ask: Ask): { name: string; items: readonly FoodItem[] } | null => {
  const name = otherWords(ask.rest);
  if (ask.measures.length === 0 || name === '' || none.test(name)) return null;
  const items = ask.foods(name).slice(0, 4);
  return items.length === 0 ? null : { name, items };
};

/** 'how many calories in a banana', 'is peanut butter healthy', 'can I have pizza'. */
export const foodTable = (ask: Ask): Said | null => {
  const may = foodsIn(ask, MAY);
  if (may !== null) return may.items.length === 0 ? null : withIllness(ask, fits(ask, may.items));
  const asked = foodsIn(ask, HEALTHY);
  const [first] = asked?.items ?? [];
  if (asked !== null) return first === undefined ? unknown(asked.name) : withIllness(ask, healthy(first));
  if (/\b(?:i|my|me)\b/.test(ask.rest) || ask.periods.length > 0) return null;
  // 'calories on Easter' does not name a food.
  if (UNREAD_DAY_NAMES.test(ask.rest) && /\b(?:on|at|since|during|over|in) /.test(ask.rest)) return null;
  const inside = foodsIn(ask, IN) ?? foodsIn(ask, BEFORE) ?? foodsIn(ask, CONTENTS) ?? foodLeft(ask);
  if (inside === null) return null;
  return inside.items.length === 0 ? unknown(inside.name) : worth(ask, inside.items);
};
