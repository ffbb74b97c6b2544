import type { Fact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { ADULT_AGE, type Ask, type LookUpFoods, type Topic } from './ask.ts';
import { readMessage } from './read/message.ts';
import { narrowing, UNREAD_DAYS } from './narrowing.ts';
import type { Language } from '../../language/languages.ts';
import { careFor, careOf } from './red-flags.ts';
import type { Said } from './say.ts';
import { aboutMe } from './topics/about-me.ts';
import { bounds } from './topics/bounds.ts';
import { compare } from './topics/compare.ts';
import { eaten } from './topics/eaten.ts';
import { extremes } from './topics/extremes.ts';
import { foodTable } from './topics/food-table.ts';
import { goalsAndDays } from './topics/goal-days.ts';
import { habits } from './topics/habits.ts';
import { kindWords } from './topics/kind-words.ts';
import { left } from './topics/left.ts';
import { notKept } from './topics/not-kept.ts';
import { overview } from './topics/overview.ts';
import { ownFood } from './topics/own-food.ts';
import { smallTalk } from './topics/small-talk.ts';
import { suggest } from './topics/suggest.ts';
import { supplement } from './topics/supplement.ts';
import { target } from './topics/target.ts';
import { times } from './topics/times.ts';
import { totals } from './topics/totals.ts';
import { weight } from './topics/weight.ts';

/** In order: the first that knows the question answers it. */
const topics = {
  'small talk': smallTalk,
  'kind words': kindWords,
  'not kept': notKept,
  supplement,
  'about me': aboutMe,
  times,
  bounds,
  'goal days': goalsAndDays,
  weight,
  // Ideas for what is left are ideas.
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
} satisfies Record<string, Topic>;

/** Of these a question may ask for less than they tell. */
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

export type RuleTopic = keyof typeof topics | 'care' | 'logging' | 'narrowed' | 'unknown';

export interface RuleAnswer {
  response: string;
  topic: RuleTopic;
  /** False: the response only says what can be asked. */
  isUnderstood: boolean;
  /** Ids of the facts that every figure of the response is taken from. */
  cites: readonly string[];
  /** Those facts. */
  facts: readonly Fact[];
}

/** Rules answer questions; what changes the diary is another matter. */
const LOGGING =
  /^(?:please )?(?:can you |could you )?(?:log|add|record|track|enter|save|delete|remove|undo|change|plan)\b|^i (?:just )?(?:ate|had|drank|have eaten|have had)\b/;

const UNKNOWN =
  'I did not understand that, and I would rather not guess. I answer from your own entries, for example: “What is left today?”, “How much protein did I eat this week?”, “What did I have for lunch yesterday?”';
const LOG =
  'I can only tell what is logged already. Log Food, the photo scanner and the voice logger write it down; then ask me what is left today.';

const plain = (response: string, topic: RuleTopic, isUnderstood: boolean): RuleAnswer => ({
  response,
  topic,
  isUnderstood,
  cites: [],
  facts: [],
});

/** Whether it asks for the person's own days. */
const isOfDiary = ({ text, measures, periods }: Ask): boolean =>
  /\b(?:i|my|me|did|does)\b/.test(text) ||
  (measures.length > 0 && (periods.length > 0 || UNREAD_DAYS.test(text)));

/** What a person is says nothing of which days are asked for. */
const PREAMBLE =
  /^(?:i have|i am|i['’]m|as an?|being) (?:an? )?(?:type (?:1|2|one|two) )?(?:pre-?)?(?:diabet\w*|hypertens\w*|vegetarian|vegan|celiac|coeliac)[\s,.;:]+(?:and |so )?(?=.*\b(?:did|have|had) i\b)/i;

/** Each fact once. */
const once = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.id} ${fact.words}`, fact])).values(),
];

const answered = (said: Said, topic: RuleTopic): RuleAnswer => {
  const facts = once(said.cited);
  return {
    response: said.text,
    topic,
    isUnderstood: true,
    cites: [...new Set(facts.map(({ id }) => id))],
    facts,
  };
};

/** Weights in the unit that the question names. */
const inUnitOf = (text: string, facts: Facts): Facts => {
  const unit = /\bin (lbs?|pounds|kgs?|kilos?|kilograms?)\b/.exec(text)?.[1];
  if (unit === undefined) return facts;
  return { ...facts, person: { ...facts.person, unit_system: unit.startsWith('k') ? 'metric' : 'imperial' } };
};

/**
 * Answers a question about a person's own data, about foods and supplements, by rules alone. Medical red flags come
 * first and get care instead of figures. Every figure stands in a cited fact; what is not understood is said, nothing
 * is made up. Any text is answered; what a message or the name of a food tells to do is never done.
 */
export const answerByRules = (
  message: string,
  facts: Facts,
  { foods, language = 'en' }: { foods: LookUpFoods; language?: Language },
): RuleAnswer => {
  const { age } = facts.person;
  const care = careOf(message, age, facts.date, language);
  if (care !== null) return plain(care, 'care', true);
  const isMinor = age !== null && age < ADULT_AGE;
  const read = readMessage(message.replace(PREAMBLE, ''), facts.date);
  const ask: Ask = { ...read, facts: inUnitOf(read.text, facts), foods, isMinor };
  if (LOGGING.test(ask.text) && !/\?|\bhow\b|\bwhat\b/.test(message.toLowerCase()))
    return plain(LOG, 'logging', false);
  for (const [topic, answer] of Object.entries(topics)) {
    const said = answer(ask);
    if (said === null || said.text === '') continue;
    const less = wholeDays.has(topic) ? narrowing(ask, topic) : null;
    if (less !== null) return answered(less, 'narrowed');
    return answered(said, topic as RuleTopic);
  }
  // What only an adult is answered is no matter of words.
  if (
    isMinor &&
    Object.values(topics).some((answer) => (answer({ ...ask, isMinor: false })?.text ?? '') !== '')
  )
    return plain(careFor('minor', language), 'care', true);
  const less = isOfDiary(ask) ? narrowing(ask, 'unknown') : null;
  if (less !== null) return answered(less, 'narrowed');
  return plain(UNKNOWN, 'unknown', false);
};
