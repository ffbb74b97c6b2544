import { mealTypes, type MealType } from '../../../food-entries/meal-type.ts';
import { amountFact, figureFact, nutrientWords } from '../../../facts/fact.ts';
import { dayPeriod } from '../../../facts/period.ts';
import { leftFact } from '../../../facts/single-facts.ts';
import { amountOf } from '../amounts.ts';
import type { Ask } from '../question.ts';
import { yourGoal } from '../goal-words.ts';
import { findEntries, entryDays, nameFact } from '../find-entries.ts';
import type { NutrientName } from '../../../nutrition/values/nutrients.ts';
import { foodWords } from '../read/food-words.ts';
import { type Candidate, otherIdeas, suggestionCandidates } from '../suggestion-candidates.ts';
import { MIN_SHARE_AT_RISK } from '../../../meal-plans/plan-figures.ts';
import { listed, type Said, say, sentences, silence } from '../sentence.ts';

const ASKS =
  /^(?:(?:and|any|a|an|some|good|small|quick|fast|easy|light|little|healthy|late|sweet|savou?ry|warm|cold|cheap|nice|post|pre|workout) )+(?:snack|breakfast|lunch|dinner|meal)s?$|\b(?:what (?:should|shall|can|could|do|would|to) (?:i |you )?(?:(?:still )?(?:eat|have|cook|make|order|pick|choose|suggest|recommend)|be eating)|what (?:is|are) (?:good|best|something) .*\b(?:eat|have|dinner|lunch|breakfast|snack)|suggest\w*|recommend (?:me )?(?:a |an |some |something|food|meal)|(?:meal|food|dinner|lunch|breakfast|snack) ideas?|ideas? for (?:a |my )?(?:meal|dinner|lunch|breakfast|snack)|give me (?:an? )?(?:ideas?|meal)|i am (?:so )?(?:hungry|starving)|hungry|something to eat|what is for (?:dinner|lunch|breakfast)|what next|(?:breakfast|lunch|dinner|snack|meal|something|anything|dish|recipe)\b(?: \w+){0,3} (?:with|under|high|low|rich|without|less|more|light|quick|healthy|lots)|(?:light|quick|healthy|easy|high protein|low carb|high fiber|filling) (?:breakfast|lunch|dinner|snack|meal)|(?:swap|replace|exchange|instead of|alternative (?:to|for)))\b|\b(?:swap|replace|exchange)\b|\b(?:alternatives?|substitutes?) (?:to|for)\b/;
const MAX_SUGGESTIONS = 3;

/** Returns the requested meal, or today's first main meal that is not logged yet. */
const nextMeal = ({ facts, meal }: Ask): MealType => {
  const today = findEntries(facts, dayPeriod(facts.date, facts.date), null);
  return meal ?? mealTypes.find((type) => !today.some(({ meal_type }) => meal_type === type)) ?? 'snack';
};

/** Matches past tense: such a question is about the diary. */
const PAST = /\b(?:did|had|ate|was|were|have i|how (?:many|much|often)|calories in|what is in)\b/;
const LESS = /\b(?:less|lower|low|little|fewer|without (?:so )?much)\b/;
const LIGHT = /\b(?:light|lighter|heavy|too much|too big|too rich|smaller|small)\b/;
const OTHER = /\b(?:another|else|different|other|not that|do not like|new)\b/;
const UNDER =
  /\b(?:under|below|less than|at most|max(?:imum)?|up to|no more than|within) (\d{2,4}) ?(?:kcal|calories)?/;
const WITH =
  /\b(?:with|containing|from|using) ([a-z ]+?)(?: (?:maybe|please|instead|in it|today|for|under|and|but).*)?$/;

/** Returns the nutrient of which a question wants more or less. */
const focusOf = ({ measures, text }: Ask): { nutrient: NutrientName; isLess: boolean } | null => {
  const nutrient = measures.find((each): each is NutrientName => each !== 'water' && each !== 'meals');
  if (nutrient === undefined || (nutrient === 'calories' && !LESS.test(text))) return null;
  return { nutrient, isLess: LESS.test(text) && nutrient !== 'protein' && nutrient !== 'fiber' };
};

const valueOf = ({ values }: Candidate, nutrient: NutrientName): number => values[nutrient] ?? 0;

const inOrder = (ask: Ask, one: Candidate, other: Candidate): number => {
  const focus = focusOf(ask);
  if (focus !== null)
    return (valueOf(one, focus.nutrient) - valueOf(other, focus.nutrient)) * (focus.isLess ? 1 : -1);
  if (LIGHT.test(ask.text)) return valueOf(one, 'calories') - valueOf(other, 'calories');
  return other.times - one.times || other.last.localeCompare(one.last);
};

const shownIn = (response: string | null): string => (response ?? '').toLowerCase();

/** Returns what fits the rest of the day and the wishes of the question. */
const fittingOnes = (ask: Ask, meal: MealType, most: number): Candidate[] => {
  const food = foodWords(WITH.exec(ask.rest)?.[1] ?? '');
  const shown = OTHER.test(ask.text) ? shownIn(ask.previousResponse) : '';
  const fits = (each: Candidate): boolean =>
    valueOf(each, 'calories') > 0 &&
    valueOf(each, 'calories') <= most &&
    !shown.includes(each.name.toLowerCase());
  const usual = suggestionCandidates(ask, meal, food).filter(fits);
  const isMeant = usual.length > 0 || !(OTHER.test(ask.text) || UNDER.test(ask.text) || LIGHT.test(ask.text));
  const chosen = isMeant ? usual : otherIdeas(ask, meal).filter(fits);
  return chosen.sort((one, other) => inOrder(ask, one, other)).slice(0, MAX_SUGGESTIONS);
};

const suggestionWords = (ask: Ask, candidate: Candidate): Said => {
  const { id, name, times } = candidate;
  const energy = figureFact(
    `${id}.calories`,
    'Energy of a suggestion',
    valueOf(candidate, 'calories'),
    'kcal',
  );
  const focus = focusOf(ask);
  if (focus !== null && focus.nutrient !== 'calories') {
    const amount = amountFact(`${id}.${focus.nutrient}`, 'Amount in a suggestion', focus.nutrient, {
      value: valueOf(candidate, focus.nutrient),
      isAtLeast: false,
    });
    return say`${nameFact(id, name)} (${energy}, ${amountOf(focus.nutrient, amount)})`;
  }
  return times === 0
    ? say`${nameFact(id, name)} (about ${energy})`
    : say`${nameFact(id, name)} (${energy}, eaten ${figureFact(`${id}.times`, 'Times eaten', times, 'time')})`;
};

const general = say`A bowl of yogurt with fruit, eggs on wholegrain toast, or a bean salad are good choices for most people.`;

/** Suggests what to eat now from the user's frequent foods that fit the rest of the day. */
export const suggest = (ask: Ask): Said | null => {
  const { facts, text, isMinor } = ask;
  if (!ASKS.test(text) || (PAST.test(text) && !/\b(?:swap|replace)\b/.test(text))) return null;
  const meal = nextMeal(ask);
  const { left } = facts.goal;
  if (isMinor && facts.entries.length > 0) return general;
  if (isMinor || (facts.entries.length === 0 && (left > 0 || facts.risk !== null)))
    return sentences(general, say`Log a few days, and I can suggest foods you like.`);
  if (left <= 0 && facts.risk === null)
    return sentences(
      say`You have reached ${yourGoal(facts)} today.`,
      say`If you’re hungry, eat: vegetables, fruit or soup are filling.`,
    );
  const stated = UNDER.exec(text)?.[1];
  // Users at risk get ideas however much they have eaten (decision D49).
  const budget = facts.risk === null ? left : Math.max(left, facts.goal.calories * MIN_SHARE_AT_RISK);
  const most = stated === undefined ? budget : Math.min(budget, Number(stated));
  const fitting = fittingOnes(ask, meal, most);
  const room = say`You have ${leftFact(facts)} left of ${yourGoal(facts)}.`;
  if (fitting.length === 0)
    return sentences(
      room,
      facts.risk === null
        ? say`None of your usual foods for ${meal} in ${entryDays} fits, so something light may be best.`
        : silence,
      general,
    );
  const named = listed(fitting.map((each) => suggestionWords(ask, each)));
  const focus = focusOf(ask);
  const isUsual = fitting.every(({ times }) => times > 0);
  return sentences(
    room,
    isUsual
      ? say`For ${meal}, from what you had in ${entryDays}: ${named}.`
      : say`Ideas for ${meal}: ${named}.`,
    focus?.isLess === true && focus.nutrient !== 'calories'
      ? say`They are sorted by ${nutrientWords[focus.nutrient]}, least first.`
      : silence,
  );
};
