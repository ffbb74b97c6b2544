import type { RuleAnswer } from './rules/answer-by-rules.ts';
import { twoSentences } from './two-sentences.ts';

/** Facts of today, of the goal and of foods in the table. */
const OF_TODAY = /^(?:today\b|goal\b|left\b|over\b|food:|asked\b|target\b|weight\.used$|entry\.|entries\.)/;
const SUPPLEMENTS = 'supplement';

/** Whether rules answered what the assistant may tell: today's figures, without history (decision D40). */
export const isForAssistant = ({ topic, cites, isUnderstood }: RuleAnswer): boolean =>
  topic === 'care' || !isUnderstood || (topic !== SUPPLEMENTS && cites.every((id) => OF_TODAY.test(id)));

/** What the assistant says of anything else. @param today what it would say of today */
export const assistantAnswer = (answer: RuleAnswer, today: RuleAnswer): string => {
  if (answer.topic === 'care') return answer.response;
  if (isForAssistant(answer)) return twoSentences(answer.response);
  const elsewhere =
    answer.topic === SUPPLEMENTS ? 'advice on supplements is the coach’s' : 'the coach looks further back';
  return `Here I log meals and tell today’s figures; ${elsewhere}. ${twoSentences(today.response).split(/(?<=[.!?])\s/)[0] ?? ''}`.trim();
};
