import { assistantAnswer } from '#shared/coach/assistant-answer.ts';
import { answerByRules, type RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import type { DietContext } from '#shared/coach/rules/diet/answer-diet.ts';
import type { CoachContext } from '#shared/coach/schema.ts';
import { findCheckedFoods } from '#shared/diet/checked-foods.ts';
import type { Facts } from '#shared/facts/facts.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import type { FindKnowledge } from '#shared/coach/knowledge/find-knowledge.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { replyToWrites, type WriteReply } from './write/reply-to-writes.ts';
import type { WriteContext } from './write/write-context.ts';

interface Asked {
  message: string;
  facts: Facts;
  foods: FoodKnowledge;
  knowledge: FindKnowledge;
  findMicronutrients?: FindMicronutrients;
  /** Texts in the language of the answer. */
  words?: Translator;
  /** The profile's diet, and earlier turns, oldest first. */
  diet?: Pick<DietContext, 'profile' | 'history'>;
  /** Whether the caller already found that the message needs no safety answer. */
  isTriaged?: boolean;
}

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
}: Asked): RuleAnswer =>
  answerByRules(message, facts, {
    foods: (text) => nameItemsIn(words.language, describeMeal(text, foods).items, foods),
    knowledge,
    ...(findMicronutrients && { findMicronutrients }),
    words,
    isTriaged,
    ...(diet && { diet: { ...diet, find: (text) => findCheckedFoods(text, foods) } }),
  });

/** Returns a reply by rules alone. Collects the requested writes in `writes.wanted`. */
export const rulesReply = async (
  asked: Asked & { context: CoachContext },
  writes: WriteContext,
): Promise<WriteReply> => {
  const { words } = writes;
  const answer = ruleAnswerOf(asked);
  if (answer.topic === 'care') return { text: answer.response, isFinal: true };
  // Food names of a language that the coach does not speak are not logged.
  if (answer.topic === 'other language') return { text: answer.response, isFinal: false };
  const write = await replyToWrites(writes);
  if (write !== null) return write;
  if (answer.topic === 'logging')
    return {
      text: words.t(
        'I didn’t understand what to log or change, so nothing was done. Try “log two eggs for breakfast”.',
      ),
      isFinal: false,
    };
  const withheld = answer.isWithheld === true && { isWithheld: true as const };
  if (asked.context === 'ai_coach') return { text: answer.response, isFinal: false, ...withheld };
  const today = ruleAnswerOf({ ...asked, message: 'what is left today' });
  return { text: assistantAnswer(answer, today, asked.words), isFinal: false, ...withheld };
};
