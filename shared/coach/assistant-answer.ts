import { english, type Translator } from '../language/translator.ts';
import type { RuleAnswer } from './rules/answer-by-rules.ts';
import { firstTwoSentences } from './first-sentences.ts';

/** Facts about today, the goal and foods of the table. */
const OF_TODAY = /^(?:today\b|goal\b|left\b|over\b|food:|asked\b|target\b|weight\.used$|entry\.|entries\.)/;
const SUPPLEMENTS = 'supplement';

/** Returns whether the assistant may give this rule-based answer: today's values without history (decision D40). */
export const isForAssistant = ({ topic, cites, isUnderstood }: RuleAnswer): boolean =>
  topic === 'care' ||
  topic === 'diet' ||
  !isUnderstood ||
  (topic !== SUPPLEMENTS && cites.every((id) => OF_TODAY.test(id)));

/** Returns the assistant's answer to other questions. @param today its answer about today */
export const assistantAnswer = (
  answer: RuleAnswer,
  today: RuleAnswer,
  { t }: Pick<Translator, 't'> = english,
): string => {
  if (answer.topic === 'care') return answer.response;
  if (isForAssistant(answer)) return firstTwoSentences(answer.response);
  const elsewhere =
    answer.topic === SUPPLEMENTS
      ? t('Here I can log meals and answer questions about today; ask the coach about supplements.')
      : t('Here I can log meals and answer questions about today; ask the coach about earlier days.');
  return `${elsewhere} ${firstTwoSentences(today.response).split(/(?<=[.!?])\s/)[0] ?? ''}`.trim();
};
