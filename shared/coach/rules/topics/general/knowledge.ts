import { wordFact } from '../../../../facts/fact.ts';
import type { KnowledgeMatch } from '../../../knowledge/find-knowledge.ts';
import type { Ask, Topic } from '../../question.ts';
import { type Said, say } from '../../sentence.ts';

/** Scores from which a topic answers before the user's data, for questions without and with 'I'. */
const SURE = 0.72;
const SURE_OF_OWN = 0.74;
/** Score from which a topic answers what nothing else does. */
const ENOUGH = 0.56;

/** Longer messages stand alone. */
const FEW_WORDS = 5;

/** Matches questions about the user's own diary. */
const OWN =
  /\b(?:did i|have i|was i|am i|i (?:eat|ate|had|have had|drank|weigh|weighed|logged|burn\w*)|(?<!how )do i (?:eat|get|have|drink|weigh|log|usually)|my (?:average|goal|target|diary|entries|meals?|breakfast|lunch|dinner|snacks?|macros?|streak|weight|day|week|log|score|intake|calories|protein|carbs|fat|fiber|sugar|sodium|water|food|foods|bmi|bmr|tdee)|logged|left today|left|remaining|so far|streak|today|yesterday)\b/;
/** Periods of general questions: 'per week'. */
const GENERAL_PERIODS = new Set(['last-7', 'last-30', 'this-year']);
const WEEKLY = /\b(?:(?:per|a|each|every) (?:week|month)|weekly|monthly|in (?:a )?pregnancy|winter)\b/;
/** Matches questions about taking a supplement. */
const TAKES =
  /\b(?:take|taking|supplements?|safe|dose|dosage|side effects|tell me about|should i (?:take|use|buy))\b/;

/** 'What is high in fiber at breakfast'. */
const HIGH_IN =
  /^(?:and |so |ok )*(?:what|which foods?) (?:is|are|has|have) (?:a |an |really |very )?(?:high|rich|lots?|full|a lot|good source)(?: in| of)? (fiber|protein|iron|calcium|magnesium|potassium|omega 3|vitamin [a-z]\d*)\b/;

const isOwn = ({ text, periods }: Ask): boolean =>
  (OWN.test(text) && !/^(?:but |and |so )?why\b/.test(text)) ||
  periods.some(({ id }) => !(GENERAL_PERIODS.has(id) && WEEKLY.test(text)));

const toldBy = ({ topic: { id, texts, source } }: KnowledgeMatch): Said => ({
  ...say`${wordFact(`knowledge.${id}`, 'General knowledge', texts.en, texts.de)}`,
  sources: [source],
});

/** Returns what is known about a subject, or null. */
export const knowledgeAbout = (ask: Ask, query: string): Said | null => {
  const found = ask.knowledge(query, ask.language);
  return found === null ? null : toldBy(found);
};

/** Answers general questions about nutrition before the user's data is searched, if the subject is clear. */
export const generalKnowledge: Topic = (ask) => {
  const { text, measures, message, language } = ask;
  if (isOwn(ask)) return null;
  const rich = HIGH_IN.exec(text)?.[1];
  if (rich !== undefined)
    return knowledgeAbout({ ...ask, language: 'en' }, `which foods are high in ${rich}`);
  const isPersonal = /\b(?:i|my|me)\b/.test(text);
  const isOfTarget =
    measures.some((each) => each !== 'water') &&
    !/\bper (?:kg|kilo)|\bif i\b|too much|\b(?:count|track)\b/.test(text);
  if (isPersonal && isOfTarget) return null;
  if (TAKES.test(text) || text.split(' ').length < 2) return null;
  const found = ask.knowledge(message, language);
  return found !== null && found.score >= (isPersonal ? SURE_OF_OWN : SURE) ? toldBy(found) : null;
};

/** Answers questions that nothing else answered. */
export const otherKnowledge: Topic = (ask) => {
  const found = ask.knowledge(ask.message, ask.language);
  if (found !== null && found.score >= ENOUGH) return toldBy(found);
  // 'and for men?': together with the message before.
  if (ask.previousMessage === null || ask.message.split(' ').length > FEW_WORDS) return null;
  const both = ask.knowledge(`${ask.previousMessage} ${ask.message}`, ask.language);
  return both !== null && both.score >= ENOUGH ? toldBy(both) : null;
};
