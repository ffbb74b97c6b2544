import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { answerDiet, type DietContext } from './diet/answer-diet.ts';
import { ADULT_AGE, type Ask, type SearchFoods, type Topic } from './question.ts';
import { readMessage } from './read/message.ts';
import { findUnreadFilter, UNREAD_DAY_NAMES } from './find-unread-filter.ts';
import type { Language } from '../../language/languages.ts';
import { english, type Translator } from '../../language/translator.ts';
import { type FindKnowledge, noKnowledge } from '../knowledge/find-knowledge.ts';
import type { CoachSource } from '../schema.ts';
import { languageOf } from './read/german/is-german.ts';
import { careForMinor, careOf } from './red-flags.ts';
import { type Said, say } from './sentence.ts';
import { writeSaid } from './write-said.ts';
import { aboutMe } from './topics/about-me.ts';
import { bounds } from './topics/days-by-threshold.ts';
import { compareAnyFoods, compareFoods } from './topics/compare-foods.ts';
import { compare } from './topics/compare.ts';
import { eaten } from './topics/eaten.ts';
import { extremes } from './topics/extremes.ts';
import { foodTable } from './topics/food-table.ts';
import { goalsAndDays } from './topics/goal-days.ts';
import { habits } from './topics/habits.ts';
import { kindWords } from './topics/kind-words.ts';
import { left } from './topics/remaining-today.ts';
import { untrackedNutrients } from './topics/untracked-nutrients.ts';
import { generalKnowledge, otherKnowledge } from './topics/knowledge.ts';
import { offTopic } from './topics/off-topic.ts';
import { overview } from './topics/overview.ts';
import { ownFood } from './topics/logged-food.ts';
import { smallTalk } from './topics/small-talk.ts';
import { suggest } from './topics/suggest.ts';
import { supplement } from './topics/supplement.ts';
import { target } from './topics/target.ts';
import { times } from './topics/times.ts';
import { totals } from './topics/totals.ts';
import { weight } from './topics/weight.ts';

/** Tried in order: the first topic that recognizes the question answers it. */
const topics = {
  'off topic': offTopic,
  'small talk': smallTalk,
  'kind words': kindWords,
  'food comparison': compareFoods,
  knowledge: generalKnowledge,
  'any food comparison': compareAnyFoods,
  'not kept': untrackedNutrients,
  supplement,
  'about me': aboutMe,
  times,
  bounds,
  'goal days': goalsAndDays,
  weight,
  // Before `left`, because requests for ideas also mention the remaining calories.
  suggest,
  left,
  habits,
  'own food': ownFood,
  'food table': foodTable,
  target,
  extremes,
  compare,
  eaten,
  totals,
  overview,
  'other knowledge': otherKnowledge,
} satisfies Record<string, Topic>;

/** Topics that cover whole days, while a question may ask for a part of one. */
const wholeDays: ReadonlySet<string> = new Set([
  'bounds',
  'goal days',
  'left',
  'habits',
  'own food',
  'target',
  'extremes',
  'compare',
  'eaten',
  'totals',
  'overview',
]);

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
}

/** Matches requests to change the diary, which these rules do not handle. */
const LOGGING =
  /^(?:please )?(?:can you |could you )?(?:log|add|record|track|enter|save|delete|remove|undo|change|plan)\b|^i (?:just )?(?:ate|had|drank|have eaten|have had)\b/;

const unknown = say`I don’t know that. I answer questions about your own diary and about food and nutrition, for example: “What is left today?” or “Which foods are rich in iron?”`;
const logElsewhere = say`I only know what you’ve already logged. Use Log Food, Scan Food or the Voice Logger, then ask me what’s left today.`;

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
  /^(?:i have|i am|i['’]m|as an?|being) (?:an? )?(?:type (?:1|2|one|two) )?(?:pre-?)?(?:diabet\w*|hypertens\w*|vegetarian|vegan|celiac|coeliac)[\s,.;:]+(?:and |so )?(?=.*\b(?:did|have|had) i\b)/i;

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
  };
};

/** Converts weights to the unit of the question. */
const inUnitOf = (text: string, facts: Facts): Facts => {
  const unit = /\bin (lbs?|pounds|kgs?|kilos?|kilograms?)\b/.exec(text)?.[1];
  if (unit === undefined) return facts;
  return { ...facts, person: { ...facts.person, unit_system: unit.startsWith('k') ? 'metric' : 'imperial' } };
};

/** Returns the language of the answer: German for a German question or page. @param page the page's language */
export const answerLanguageOf = (message: string, page: Language): Language =>
  page === 'de' ? 'de' : (languageOf(message) ?? page);

interface RuleOptions {
  foods: SearchFoods;
  knowledge?: FindKnowledge;
  /** Texts in the language of the answer. */
  words?: Translator;
  /** Diet, allergies and the conversation so far. */
  diet?: Omit<DietContext, 'language' | 'asksForIdeas'>;
  /** Whether the caller already found that the message needs no safety answer. */
  isTriaged?: boolean;
}

/**
 * Answers a question about the user's data, foods and supplements by rules only. Medical red flags take precedence and
 * get a caring answer without numbers. Every number comes from a cited fact. A question that is not understood is
 * answered as such. Instructions inside a message or a food name are never followed.
 */
export const answerByRules = (
  message: string,
  facts: Facts,
  { foods, knowledge = noKnowledge, words = english, diet, isTriaged = false }: RuleOptions,
): RuleAnswer => {
  const { age } = facts.person;
  const care = isTriaged ? null : careOf(message, age, facts.date, words.language);
  if (care !== null) return plain(care, 'care', true);
  const isMinor = age !== null && age < ADULT_AGE;
  const language = languageOf(message) ?? words.language;
  const read = readMessage(message.replace(PREAMBLE, ''), facts.date, language);
  const ask: Ask = {
    ...read,
    facts: inUnitOf(read.text, facts),
    foods,
    knowledge,
    message,
    language,
    isMinor,
  };
  if (LOGGING.test(ask.text) && !/\?|\bhow\b|\bwhat\b/.test(message.toLowerCase()))
    return plain(writeSaid(words, logElsewhere), 'logging', false);
  const dietary = (asksForIdeas: boolean) =>
    diet && answerDiet(message, facts, { ...diet, language, asksForIdeas });
  const fitting = dietary(false);
  if (fitting) return plain(fitting.response, 'diet', true);
  for (const [topic, answer] of Object.entries(topics)) {
    const said = answer(ask);
    if (said === null || said.text === '') continue;
    // The user's usual foods may break the constraints.
    const instead = topic === 'suggest' ? dietary(true) : null;
    if (instead) return plain(instead.response, 'diet', true);
    const less = wholeDays.has(topic) ? findUnreadFilter(ask, topic) : null;
    if (less !== null) return answered(words, less, 'narrowed');
    return answered(words, said, topic as RuleTopic);
  }
  // Topics for adults are blocked for minors, however the question is worded.
  if (
    isMinor &&
    Object.values(topics).some((answer) => (answer({ ...ask, isMinor: false })?.text ?? '') !== '')
  )
    return plain(careForMinor(words.language), 'care', true);
  const less = isOfDiary(ask) ? findUnreadFilter(ask, 'unknown') : null;
  if (less !== null) return answered(words, less, 'narrowed');
  return plain(writeSaid(words, unknown), 'unknown', false);
};
