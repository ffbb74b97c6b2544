import { assistantAnswer } from '#shared/coach/assistant-answer.ts';
import { answerByRules, type RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import type { DietContext } from '#shared/coach/rules/diet/answer-diet.ts';
import { findCheckedFoods } from '#shared/diet/checked-foods.ts';
import { ADULT_AGE } from '#shared/coach/rules/question.ts';
import { dayWords, parseMealRequest } from '#shared/coach/parse-meal-request.ts';
import type { CoachContext } from '#shared/coach/schema.ts';
import type { Wish } from '#shared/coach/write-request.ts';
import { figureWords } from '#shared/facts/fact.ts';
import type { Facts } from '#shared/facts/facts.ts';
import { quoted } from '#shared/facts/plain-name.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import type { FindKnowledge } from '#shared/coach/knowledge/find-knowledge.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { RecallCorrections } from './recall-corrections.ts';
import { isImplausibleAmount } from './write/implausible-amount.ts';
import type { RequestedWrites } from './write/requested-writes.ts';

interface Asked {
  message: string;
  context: CoachContext;
  wish: Wish;
  facts: Facts;
  foods: FoodKnowledge;
  recall: RecallCorrections;
  knowledge: FindKnowledge;
  findMicronutrients?: FindMicronutrients;
  /** Texts in the language of the answer. */
  words?: Translator;
  /** The profile's diet, and earlier turns, oldest first. */
  diet?: Pick<DietContext, 'profile' | 'history'>;
  /** Whether the caller already found that the message needs no safety answer. */
  isTriaged?: boolean;
}

const NO_FOOD =
  'I couldn’t tell what to log or when, so nothing was logged. Try “log two eggs for breakfast”. You can also plan upcoming days.';
const TOO_MUCH =
  'That’s more than anyone eats at once, so nothing was logged. Try again with the right amounts.';
const NO_CHANGE =
  'I can’t change or delete entries, so nothing was done. You can do that in the diary: open the day, then the entry.';
const NO_PLAN_HERE =
  'I can’t write plans here, so nothing was planned. Plan Tomorrow does that, with suggestions from your usual meals.';
const NO_PLAN =
  'Without a language model I can’t write plans, so nothing was planned. Plan Tomorrow does that, with suggestions from your usual meals.';

/** Returns the rule-based answer to a question. */
export const ruleAnswerOf = ({
  message,
  facts,
  foods,
  knowledge,
  findMicronutrients,
  words = english,
  diet,
  isTriaged = false,
}: Pick<
  Asked,
  'message' | 'facts' | 'foods' | 'knowledge' | 'findMicronutrients' | 'words' | 'diet' | 'isTriaged'
>): RuleAnswer =>
  answerByRules(message, facts, {
    foods: (text) => nameItemsIn(words.language, describeMeal(text, foods).items, foods),
    knowledge,
    ...(findMicronutrients && { findMicronutrients }),
    words,
    isTriaged,
    ...(diet && { diet: { ...diet, find: (text) => findCheckedFoods(text, foods) } }),
  });

/** Returns a reply about the logged meal and what remains for today. */
const logged = ({ message, facts, foods, recall }: Asked, wanted: RequestedWrites): string | null => {
  const said = parseMealRequest(message, facts.date, foods);
  if (said === null) return null;
  const meal = { ...said, items: recall(said.items) };
  if (isImplausibleAmount(meal.items)) return TOO_MUCH;
  const entry = wanted.log({ ...meal, time: null });
  const items = meal.items.map(
    ({ name, grams, nutrients }) =>
      `${quoted(name)} (${figureWords(grams, 'g')}${nutrients.calories === null ? '' : `, ${figureWords(nutrients.calories, 'kcal')}`})`,
  );
  const done = `Logged as ${entry.meal_type} ${dayWords(entry.local_date, facts.date)}: ${items.join(', ')}.`;
  const left = facts.goal.left - entry.calories;
  const isMinor = facts.person.age !== null && facts.person.age < ADULT_AGE;
  const after =
    entry.local_date !== facts.date || isMinor
      ? ''
      : left >= 0
        ? ` That leaves ${figureWords(left, 'kcal')} of today’s goal.`
        : ` That is ${figureWords(-left, 'kcal')} over today’s goal.`;
  const unknown =
    meal.not_understood.length === 0
      ? ''
      : ` I didn’t understand ${meal.not_understood.map((words) => quoted(words)).join(', ')}, so I didn’t log it.`;
  return `${done}${unknown}${after}`;
};

/** Returns a reply by rules alone. Collects the requested entries in `wanted`. */
export const rulesReply = (asked: Asked, wanted: RequestedWrites): string => {
  const answer = ruleAnswerOf(asked);
  if (answer.topic === 'care') return answer.response;
  if (asked.wish.log) {
    const done = logged(asked, wanted);
    if (done !== null) return done;
  }
  if (answer.topic === 'logging' && asked.wish.plan)
    return asked.context === 'ai_coach' ? NO_PLAN : NO_PLAN_HERE;
  if (answer.topic === 'logging') return asked.wish.log ? NO_FOOD : NO_CHANGE;
  if (asked.context === 'ai_coach') return answer.response;
  return assistantAnswer(answer, ruleAnswerOf({ ...asked, message: 'what is left today' }), asked.words);
};
