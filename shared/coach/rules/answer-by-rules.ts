import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { ADULT_AGE } from '../../goals/health-risk.ts';
import { answerDiet, type DietContext } from './diet/answer-diet.ts';
import type { Ask, SearchFoods } from './question.ts';
import { askedSentenceOf, foodNamedIn, withFood } from './dialog/asked-sentence.ts';
import { type PastTurn, readDialog } from './dialog/read-dialog.ts';
import { findUnreadFilter, UNREAD_DAY_NAMES } from './find-unread-filter.ts';
import type { Language } from '../../language/languages.ts';
import { english, type Translator } from '../../language/translator.ts';
import type { FindMicronutrients } from '../../micronutrients/micronutrient-table.ts';
import { type FindKnowledge, noKnowledge } from '../knowledge/find-knowledge.ts';
import type { CoachSource } from '../schema.ts';
import { withoutFiguresOfSpeech } from '../../safety/without-figures.ts';
import { languageOf } from './read/german/is-german.ts';
import { careForMinor, careOf } from './red-flags.ts';
import { type Said, say } from './sentence.ts';
import { dayOfAnswer, topics, wholeDays } from './topics.ts';
import { lastEntry } from './topics/last-entry.ts';
import { offTopic } from './topics/general/off-topic.ts';
import { withoutEnergy } from './without-energy.ts';
import { withoutGoal, withoutLossAdvice } from './without-goal.ts';
import { writeSaid } from './write-said.ts';

export type RuleTopic = keyof typeof topics | 'care' | 'diet' | 'logging' | 'narrowed' | 'unknown';

export interface RuleAnswer {
  response: string;
  topic: RuleTopic;
  /** Whether the question was understood. If not, the response only lists possible questions. */
  isUnderstood: boolean;
  /** IDs of the facts behind all numbers of the response. */
  cites: readonly string[];
  /** The cited facts. */
  facts: readonly Fact[];
  /** Sources of general knowledge in the response. */
  sources: readonly CoachSource[];
  /** Whether entries older than the loaded ones may change the answer. */
  needsOlder: boolean;
  /** Set if a part of the message may have a better answer. */
  isUnsure?: true;
  /** Set if the asked numbers are left out, so that the answer needs a help line (decision 0069). */
  isWithheld?: true;
}

/** Matches requests to change the diary, which these rules do not handle. */
const LOGGING =
  /^(?:please )?(?:can you |could you )?(?:log|add|record|track|enter|save|delete|remove|undo|change|plan)\b|^i (?:just )?(?:ate|had|drank|have eaten|have had)\b/;

const unknown = say`I don’t know that. I answer questions about your own diary and about food and nutrition, for example: “What is left today?” or “Which foods are rich in iron?”`;
const unknownAtRisk = say`I don’t know that. I answer questions about your own diary and about food and nutrition, for example: “What did I eat yesterday?” or “Which foods are rich in iron?”`;
const logElsewhere = say`I only know what you’ve already logged. Use Log Food, Scan Food or the Voice Logger, then ask me what’s left today.`;
const logElsewhereAtRisk = say`I only know what you’ve already logged. Use Log Food, Scan Food or the Voice Logger, then ask me about your day.`;

const plain = (response: string, topic: RuleTopic, isUnderstood: boolean): RuleAnswer => ({
  response,
  topic,
  isUnderstood,
  cites: [],
  facts: [],
  sources: [],
  needsOlder: false,
});

/** Returns whether a question is about the user's own days. */
const isOfDiary = ({ text, measures, periods }: Ask): boolean =>
  /\b(?:i|my|me|did|does)\b/.test(text) ||
  (measures.length > 0 && (periods.length > 0 || UNREAD_DAY_NAMES.test(text)));

/** Matches introductions such as 'as a vegetarian', which do not say which days are meant. */
const PREAMBLE =
  /^(?:i have|i am|i['’]m|as an?|being) (?:an? )?(?:type (?:1|2|one|two) )?(?:pre-?)?(?:diabet\w*|hypertens\w*|vegetarian|vegan|celiac|coeliac)[\s,.;:]{1,3}(?:and |so )?(?=.*\b(?:did|have|had) i\b)/i;

/** Removes duplicate facts. */
const once = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.id} ${fact.words}`, fact])).values(),
];

const answered = (words: Translator, said: Said, topic: RuleTopic): RuleAnswer => {
  const facts = once(said.cited);
  return {
    response: writeSaid(words, said),
    topic,
    isUnderstood: true,
    cites: [...new Set(facts.map(({ id }) => id))],
    facts,
    sources: said.sources ?? [],
    needsOlder: said.needsOlder === true,
    ...(said.isUnsure && { isUnsure: true as const }),
    ...(said.isWithheld && { isWithheld: true as const }),
  };
};

/** Leaves out of an answer what must not be shown to users at risk (decision D49). */
const forReader = (said: Said, topic: string, ask: Ask): Said =>
  withoutEnergy(withoutLossAdvice(withoutGoal(said, topic, ask.facts), topic, ask.facts), topic, ask);

/** Converts weights to the unit of the question. */
const inUnitOf = (text: string, facts: Facts): Facts => {
  const unit = /\bin (lbs?|pounds|kgs?|kilos?|kilograms?)\b/.exec(text)?.[1];
  if (unit === undefined) return facts;
  return { ...facts, person: { ...facts.person, unit_system: unit.startsWith('k') ? 'metric' : 'imperial' } };
};

/** Returns the language of the answer: German for a German question or page. @param page the page's language */
export const answerLanguageOf = (message: string, page: Language): Language => {
  if (/\b(?:in german|auf deutsch)\b/i.test(message)) return 'de';
  if (/\b(?:in english|auf englisch)\b/i.test(message)) return 'en';
  return page === 'de' ? 'de' : (languageOf(message) ?? page);
};

interface RuleOptions {
  foods: SearchFoods;
  knowledge?: FindKnowledge;
  findMicronutrients?: FindMicronutrients | null;
  /** Texts in the language of the answer. */
  words?: Translator;
  /** Earlier turns, oldest first. */
  history?: readonly PastTurn[];
  /** Diet, allergies and the conversation so far. */
  diet?: Omit<DietContext, 'language' | 'asksForIdeas'>;
  /** Whether the caller already found that the message needs no safety answer. */
  isTriaged?: boolean;
}

/** Answers a message as a whole. @param only the only topic that may answer, if one is known */
const answerWhole = (
  message: string,
  facts: Facts,
  {
    foods,
    knowledge = noKnowledge,
    findMicronutrients = null,
    words = english,
    diet,
    history = diet?.history ?? [],
    isTriaged = false,
  }: RuleOptions,
  only: keyof typeof topics | null = null,
): RuleAnswer => {
  const { age } = facts.person;
  const care = isTriaged ? null : careOf(message, age, facts.date, words.language);
  if (care !== null) return plain(care, 'care', true);
  const isMinor = age !== null && age < ADULT_AGE;
  const language = languageOf(message) ?? words.language;
  const { read, previous, isContinued } = readDialog(message.replace(PREAMBLE, ''), history, {
    today: facts.date,
    language: words.language,
    dayOf: (earlier) => dayOfAnswer(earlier, facts, foods),
  });
  const last = history.at(-1);
  const ask: Ask = {
    ...read,
    facts: inUnitOf(read.text, facts),
    foods,
    knowledge,
    findMicronutrients,
    // A continued question is complete in English.
    message: isContinued ? read.text : message,
    typed: message,
    language: isContinued ? 'en' : language,
    previous,
    previousMessage: last?.message ?? null,
    previousResponse: last?.response ?? null,
    isMinor,
  };
  if (
    LOGGING.test(ask.text) &&
    offTopic(ask) === null &&
    lastEntry(ask) === null &&
    !/\?|\bhow\b|\bwhat\b/.test(message.toLowerCase())
  )
    return plain(writeSaid(words, facts.risk === null ? logElsewhere : logElsewhereAtRisk), 'logging', false);
  const dietary = (asksForIdeas: boolean) =>
    diet && answerDiet(message, facts, { ...diet, language, asksForIdeas });
  const fitting = dietary(false);
  if (fitting) return plain(fitting.response, 'diet', true);
  for (const [topic, answer] of Object.entries(topics)) {
    if (only !== null && topic !== only) continue;
    const said = answer(ask);
    if (said === null || said.text === '') continue;
    // The user's usual foods may break the constraints.
    const instead = topic === 'suggest' ? dietary(true) : null;
    if (instead) return plain(instead.response, 'diet', true);
    const less = wholeDays.has(topic) ? findUnreadFilter(ask, topic) : null;
    if (less !== null) return answered(words, forReader(less, 'narrowed', ask), 'narrowed');
    return answered(words, forReader(said, topic, ask), topic as RuleTopic);
  }
  // Topics for adults are blocked for minors, however the question is worded.
  if (
    isMinor &&
    Object.values(topics).some((answer) => (answer({ ...ask, isMinor: false })?.text ?? '') !== '')
  )
    return plain(careForMinor(words.language), 'care', true);
  const less = isOfDiary(ask) ? findUnreadFilter(ask, 'unknown') : null;
  if (less !== null) return answered(words, forReader(less, 'narrowed', ask), 'narrowed');
  return plain(writeSaid(words, facts.risk === null ? unknown : unknownAtRisk), 'unknown', false);
};

const isUnsure = ({ topic, isUnsure: isMarked }: RuleAnswer): boolean =>
  isMarked === true || topic === 'unknown' || topic === 'narrowed' || topic === 'logging';

/**
 * Answers a question about the user's data, foods and supplements by rules only. Medical red flags take precedence and
 * get a caring answer without numbers. Every number comes from a cited fact. A question that is not understood is
 * answered as such; of several sentences the one that asks is tried alone. Instructions inside a message or a food name are never followed.
 */
export const answerByRules = (message: string, facts: Facts, options: RuleOptions): RuleAnswer => {
  const parts = askedSentenceOf(message);
  if (parts === null) return answerWhole(message, facts, options);
  const others = parts.others.split('. ').map(withoutFiguresOfSpeech).join('. ');
  const food = foodNamedIn(others, options.foods);
  const completed = food === null ? null : withFood(parts.asked, food);
  const ofFood = completed === null ? null : answerWhole(completed, facts, options, 'food table');
  if (ofFood !== null && !isUnsure(ofFood)) return ofFood;
  const whole = answerWhole(message, facts, options);
  // Knowledge that only some words of the message suggest gives way to a clear topic.
  const isVague = whole.topic === 'other knowledge';
  if (!isUnsure(whole) && !isVague) return whole;
  const alone = answerWhole(parts.asked, facts, options);
  return isUnsure(alone) || (isVague && alone.topic === 'other knowledge') ? whole : alone;
};
